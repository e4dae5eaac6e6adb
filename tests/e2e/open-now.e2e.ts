import { helpDeskSite } from "../support/help-desk.ts";
import { expect, test } from "../support/test.ts";

test.describe("a visitor in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("reads whether the shop in Lubbock is open, and sees it change at closing time and for a closure", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-11-20T18:58:00-06:00") });
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (/\/open-now\b/.test(request.url())) scripts.push(request.url());
    });
    await page.goto("/about", { waitUntil: "networkidle" });
    expect(scripts, "loaded before the hours are in view").toEqual([]);
    const line = page.getByRole("contentinfo").getByText(/^(Open|Closed) (now|for)/);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(line).toHaveText("Open now, until 7PM.");
    expect(scripts).toHaveLength(1);
    await page.clock.runFor(121_000);
    await expect(line).toHaveText("Closed now. Opens tomorrow at 10AM.");

    // Asleep until Saturday: the clock goes on, timers do not.
    await page.clock.setSystemTime(new Date("2026-11-21T11:00-06:00"));
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(line).toHaveText("Open now, until 4PM.");
    await page.clock.setSystemTime(new Date("2026-11-21T17:00-06:00"));
    await page.evaluate(() => window.dispatchEvent(new Event("pageshow")));
    await expect(line).toHaveText("Closed now. Opens Monday at 3PM.");
    await page.clock.setSystemTime(new Date("2026-11-27T16:00-06:00"));
    await page.clock.runFor(60_000);
    await expect(line).toHaveText("Closed for Thanksgiving. Opens Monday at 3PM.");
    // The week starts at today; its second day is closed too.
    await expect(page.locator("[data-week] > [transform='translate(23)']")).toHaveText(/today$/);
    await expect(page.locator("[transform='translate(71)'][data-closed]")).toHaveText(/Sat$/);
  });

  test("reads a notice until its last day has ended in Lubbock", async ({ page }) => {
    const notice = page.getByText("We move.");
    await page.clock.setFixedTime("2026-11-28T23:59:59-06:00");
    await page.goto(`${helpDeskSite}/about`);
    await expect(notice).toBeVisible();
    await page.clock.setFixedTime("2026-11-29T00:00-06:00");
    await page.reload();
    await expect(notice).toHaveCount(0);
  });
});
