import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { facebook, icon, instagram, openTooltip, tooltips, youTube } from "../support/tooltip.ts";

/** Opens a page whose icons have hydrated, and stops its clock. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/about");
  await openTooltip(page);
  await page.keyboard.press("Escape");
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test("hover opens a tooltip after 700 ms, or at once 300 ms after one", async ({ page }) => {
  await openPaused(page);
  /** Expects the tooltip of an icon exactly 700 ms after the pointer has jumped to it. */
  const expectDelayed = async (name: string) => {
    await icon(page, name).hover();
    await page.clock.runFor(699);
    await expect(tooltips(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltips(page)).toHaveText([name]);
  };
  const ways: [string, () => Promise<void>][] = [
    ["a jump out", () => page.mouse.move(4, 4)],
    ["a slow move out", () => page.mouse.move(4, 4, { steps: 30 })],
    ["Escape", () => page.keyboard.press("Escape")],
    ["a click", () => page.mouse.click(4, 4)],
  ];
  for (const [way, leave] of ways) {
    await expectDelayed(facebook);
    await leave();
    await expect(tooltips(page), way).toHaveCount(0);
    await page.clock.runFor(299);
    await icon(page, instagram).hover();
    await expect(tooltips(page), `299 ms after ${way}`).toHaveText([instagram]);
    await leave();
    await page.clock.runFor(300);
    await expectDelayed(youTube);
    await page.mouse.move(4, 4);
    await page.clock.runFor(10_000);
  }
});

test("a jump to another icon shows its tooltip; a pointer keeps it", async ({ page }) => {
  await openPaused(page);
  await icon(page, facebook).hover();
  await page.clock.runFor(700);
  await icon(page, youTube).hover();
  await expect(tooltips(page)).toHaveText([youTube]);
  const below = await tooltips(page).locator("..").boundingBox();
  if (below) await page.mouse.move(below.x + below.width / 2, below.y + 12, { steps: 10 });
  await page.clock.runFor(1000);
  await expect(tooltips(page)).toHaveText([youTube]);
});

test("focus opens one tooltip at a time, and is read once; Escape closes it", async ({ page }) => {
  await page.goto("/contact");
  await openTooltip(page);
  await page.keyboard.press("Tab");
  await expect(tooltips(page)).toHaveText([youTube]);
  await expect(icon(page, youTube)).toHaveAccessibleDescription("");
  await page.keyboard.press("Escape");
  await expect(tooltips(page)).toHaveCount(0);
  await expect(icon(page, youTube)).toBeFocused();
});

test.describe("on a touch screen", { tag: ["@chromium", "@sweep"] }, () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a tap opens no tooltip", async ({ page }) => {
    await page.goto("/about");
    await openTooltip(page);
    // "force": Playwright would wait until the icon is no longer disabled.
    await icon(page, facebook).tap({ force: true });
    await page.waitForTimeout(1000);
    await expect(tooltips(page)).toHaveCount(0);
  });
});
