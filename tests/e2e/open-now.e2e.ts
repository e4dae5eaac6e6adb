import type { Locator } from "@playwright/test";
import { holdFont } from "../support/held-files.ts";
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
    const now = page.locator("[data-week] > text");
    await expect(now).toHaveText("now");
    expect(scripts).toHaveLength(1);
    await page.clock.runFor(121_000);
    await expect(line).toHaveText("Closed now. Opens tomorrow at 10AM.");
    const over = page.locator("[data-week] [data-over]");
    await expect(over).toHaveText(/today$/);

    // Asleep until Saturday: the clock goes on, timers do not.
    await page.clock.setSystemTime(new Date("2026-11-21T11:00-06:00"));
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(line).toHaveText("Open now, until 4PM.");
    await expect(over).toHaveCount(0);
    await page.clock.setSystemTime(new Date("2026-11-21T17:00-06:00"));
    await page.evaluate(() => window.dispatchEvent(new Event("pageshow")));
    await expect(line).toHaveText("Closed now. Opens Monday at 3PM.");
    await page.clock.setSystemTime(new Date("2026-11-21T22:00-06:00"));
    await page.clock.runFor(60_000);
    await expect(now, "later than the drawing").toHaveText("");
    await page.clock.setSystemTime(new Date("2026-11-27T16:00-06:00"));
    await page.clock.runFor(60_000);
    await expect(line).toHaveText("Closed for Thanksgiving. Opens Monday at 3PM.");
    // The week starts at today; its second day is closed too.
    await expect(page.locator("[data-week] > [transform='translate(0 0)']")).toHaveText(/today$/);
    await expect(page.locator("[transform='translate(0 28)'][data-closed]")).toHaveText(/Sat$/);
  });

  test("reads it on a page that uses no Intl, whose first call blocks a phone", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-20T18:58-06:00");
    await page.addInitScript(() => {
      Object.assign(globalThis, { Intl: undefined, Temporal: undefined });
      for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"] as const)
        Date.prototype[name] = () => "";
    });
    await page.goto("/about");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const line = page.getByRole("contentinfo").getByText(/^(Open|Closed) (now|for)/);
    await expect(line).toHaveText("Open now, until 7PM.");
  });

  test("sees a closure's reason within the days that it closes, however long it is", async ({
    page,
  }) => {
    // The fallback font is wider.
    const letGo = await holdFont(page);
    const reasons = [
      "Fair",
      "Thanksgiving",
      "New floor in the shop, and a van that has to be painted",
    ];
    for (const reason of reasons) {
      await page.route("**/about", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll("Thanksgiving", reason);
        await route.fulfill({ response, body });
      });
      // Closed for three days, for two and for one.
      for (const day of [26, 27, 28]) {
        await page.clock.setFixedTime(`2026-11-${day}T12:00-06:00`);
        await page.goto("/about", { waitUntil: "domcontentloaded" });
        const strip = page.locator("[data-week]");
        await strip.scrollIntoViewIfNeeded();
        const text = strip.getByText(reason.slice(0, 4));
        const today = strip.locator("[data-today] > :first-child");
        await expect(text).toHaveCount(1);
        const [inner, outer] = [await edgesOf(text), await edgesOf(today)];
        const name = `${reason}, closed from the ${day}th`;
        expect.soft(inner.left, name).toBeGreaterThan(outer.left);
        expect.soft(inner.top, name).toBeGreaterThan(outer.top);
        expect.soft(inner.right, name).toBeLessThan(outer.right);
        expect.soft(inner.bottom, name).toBeLessThan(outer.bottom);
      }
      await page.unroute("**/about");
    }
    letGo();
  });

  test("sees a closure once: written below the week as long as the week shows only a part of it", async ({
    page,
  }) => {
    for (const [day, opacity] of [
      ["21", "1"],
      ["22", "0"],
    ]) {
      await page.clock.setFixedTime(`2026-11-${day}T12:00-06:00`);
      await page.goto("/about");
      await page.locator("[data-week]").scrollIntoViewIfNeeded();
      const line = page.getByText("Nov 26 – 28: Closed for Thanksgiving.");
      await expect(line).toHaveCSS("opacity", opacity ?? "");
    }
  });

  test("sees a night go on into a closed day, and none begin on one", async ({ page }) => {
    await page.route("**/about", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("2026-11-26", "2026-11-22");
      await route.fulfill({ response, body });
    });
    const strip = page.locator("[data-week]");
    const night = strip.locator("[data-night]");
    await page.clock.setFixedTime("2026-11-22T01:00-06:00");
    await page.goto(`${helpDeskSite}/about`);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("contentinfo").getByText("Open now, until 2AM.")).toBeVisible();
    await expect(strip.locator("[data-today] [data-night]")).toBeVisible();
    const [end, start] = [await edgesOf(night), await edgesOf(strip.getByText("Closed for"))];
    expect(start.left).toBeGreaterThan(end.right);

    await page.clock.setFixedTime("2026-11-28T12:00-06:00");
    await page.reload();
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator("[data-today]")).toHaveText(/Closed for/);
    await expect(night).toBeHidden();
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

/** The edges of an element on the screen. */
function edgesOf(element: Locator) {
  return element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
}
