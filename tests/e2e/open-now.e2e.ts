import { helpDeskSite } from "../support/help-desk.ts";
import { expect, test } from "../support/test.ts";

// Far from the shop in Lubbock.
test.use({ timezoneId: "Asia/Tokyo" });

test("visitors read whether the shop is open, also as that changes", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T18:58:00-06:00") });
  // Intl's first call blocks a phone for a tenth of a second.
  await page.addInitScript(() => {
    Object.assign(globalThis, { Intl: undefined, Temporal: undefined });
    for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"] as const)
      Date.prototype[name] = () => "";
  });
  await page.goto("/");
  const line = page.getByRole("contentinfo").getByText(/^(Open now|Closed( for|\.))/);
  const closures = page.getByText("Nov 26 – 28: Closed for Thanksgiving.");
  const week = page.getByRole("table").filter({ hasText: "3PM-7PM" }).getByRole("row");
  await week.first().scrollIntoViewIfNeeded();
  await expect(line).toHaveText("Open now, until 7PM.");
  await expect(line).toHaveAttribute("data-open");
  await expect(week.first()).toHaveText("today3PM-7PM");
  await expect(closures).toBeVisible();
  await page.clock.runFor(121_000);
  await expect(line).toHaveText("Closed. Opens tomorrow at 10AM.");
  await expect(line).not.toHaveAttribute("data-open");

  // Asleep until Saturday: the clock goes on, timers do not.
  await page.clock.setSystemTime(new Date("2026-11-21T11:00-06:00"));
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(line).toHaveText("Open now, until 4PM.");
  await expect(week.first()).toHaveText("today10AM-4PM");
  await page.clock.setSystemTime(new Date("2026-11-21T17:00-06:00"));
  await page.evaluate(() => window.dispatchEvent(new Event("pageshow")));
  await expect(line).toHaveText("Closed. Opens Monday at 3PM.");
  await page.clock.setSystemTime(new Date("2026-11-27T16:00-06:00"));
  await page.clock.runFor(60_000);
  await expect(line).toHaveText("Closed for Thanksgiving. Opens Monday at 3PM.");
  await expect(week).toContainText(["todayClosed", "SatClosed", "SunClosed", "Mon3PM-7PM"]);
  await expect(closures).toBeVisible();
  await page.clock.setSystemTime(new Date("2026-11-29T00:00-06:00"));
  await page.clock.runFor(60_000);
  await expect(closures).toHaveCount(0);
});

test("with a clock that is certainly wrong, no claim is made", async ({ page }) => {
  for (const [year, shown] of [
    [2000, 2026],
    [2036, 2036],
  ]) {
    await page.clock.install({ time: `${year}-12-01T16:00-06:00` });
    await page.goto("/contact");
    const week = page.getByRole("table").filter({ hasText: "3PM-7PM" }).getByRole("row").first();
    await week.scrollIntoViewIfNeeded();
    // Idle callbacks run in order, and hydration waits for one.
    await page.clock.runFor(121_000);
    await expect(week).toHaveText("Mon3PM-7PM");
    await expect(page.getByRole("contentinfo")).toContainText(`© ${shown}`);
    await expect(page.getByText(/Open now|Closed\./)).toHaveCount(0);
  }
});

test("a notice is shown from its first day to the end of its last in Lubbock", async ({ page }) => {
  const notice = page.getByText("We move.");
  for (const [time, visible] of [
    ["2026-11-22T23:59:59-06:00", false],
    ["2026-11-23T00:00-06:00", true],
    ["2026-11-28T23:59:59-06:00", true],
    ["2026-11-29T00:00-06:00", false],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto(`${helpDeskSite}/about`);
    await expect(notice).toBeVisible({ visible });
  }
});
