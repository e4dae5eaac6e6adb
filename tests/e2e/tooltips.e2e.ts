import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const names = ["Facebook, coming soon", "Instagram, coming soon", "YouTube, coming soon"] as const;

const icon = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const tooltips = (page: Page) => page.getByRole("tooltip");
const tooltip = (page: Page, name: string) => page.getByRole("tooltip", { name, exact: true });

/** Moves on until the tooltip has closed: Radix listens to moves outside from its next render on. */
async function pointAway(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(4, 4);
    await page.mouse.move(6, 6);
    expect(await tooltips(page).count()).toBe(0);
  }).toPass({ intervals: [20] });
}

test("hover opens a tooltip in 700 ms, or at once within 300 ms of the last", async ({ page }) => {
  await page.clock.install();
  await page.goto("/about");
  // The first pointer loads the script and gets its answer.
  await icon(page, names[1]).hover();
  await expect(tooltip(page, names[1])).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await tooltip(page, names[1]).hover();
  await page.clock.runFor(1000);
  await expect(tooltip(page, names[1])).toBeVisible();

  await pointAway(page);
  await page.clock.runFor(1000);
  await icon(page, names[0]).hover();
  await page.clock.runFor(699);
  await expect(tooltips(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page, names[0])).toBeVisible();

  await pointAway(page);
  await page.clock.runFor(299);
  await icon(page, names[2]).hover();
  await expect(tooltip(page, names[2])).toBeVisible();
  await pointAway(page);
  await page.clock.runFor(300);
  await icon(page, names[0]).hover();
  await page.clock.runFor(1);
  await expect(tooltips(page)).toHaveCount(0);
  await page.clock.runFor(699);
  await expect(tooltip(page, names[0])).toBeVisible();
  // A pointer that leaves in one jump does not move any more.
  await page.mouse.move(4, 4);
  await page.clock.runFor(300);
  await expect(tooltips(page)).toHaveCount(0);
});

test("focus opens one tooltip at a time, from the first; Escape closes it", async ({
  page,
  heldScripts,
}) => {
  // Firefox reports no first paint for a URL with a fragment.
  await page.goto("/contact#message", { waitUntil: "commit" });
  // The browser then takes the focus to the fragment.
  await page.waitForFunction(() => scrollY > 0);
  await icon(page, names[0]).focus();
  await page.keyboard.press("Tab");
  heldScripts.release();
  await expect(tooltip(page, names[1])).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(tooltip(page, names[2])).toBeVisible();
  await expect(tooltips(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(tooltips(page)).toHaveCount(0);
  await expect(icon(page, names[2])).toBeFocused();

  // From the top of the page the focus scrolls there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await icon(page, names[0]).focus();
  await page.waitForFunction(() => scrollY > 0);
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  await expect(tooltip(page, names[0])).toBeVisible();
});

test.describe("on a touch screen", { tag: ["@chromium", "@sweep"] }, () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a tap opens no tooltip, whether it loads the script or comes later", async ({ page }) => {
    await page.goto("/about");
    for (const event of ["load", "later"]) {
      // "force": Playwright would wait until the icon is no longer disabled.
      await icon(page, names[1]).tap({ force: true });
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(1000);
      await expect(tooltips(page), event).toHaveCount(0);
    }
    // The script has run: it answers the keyboard.
    await icon(page, names[2]).focus();
    await expect(tooltip(page, names[2])).toBeVisible();
  });
});
