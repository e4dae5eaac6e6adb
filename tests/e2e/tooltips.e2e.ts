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
  await expectDelayed(facebook);
  await page.mouse.move(4, 4);
  await expect(tooltips(page)).toHaveCount(0);
  await page.clock.runFor(299);
  await icon(page, instagram).hover();
  await expect(tooltips(page)).toHaveText([instagram]);
  await page.mouse.move(4, 4);
  await page.clock.runFor(300);
  await expectDelayed(youTube);
});

test("a pointer that moves onto a tooltip keeps it", async ({ page }) => {
  await openPaused(page);
  await icon(page, youTube).hover();
  await page.clock.runFor(700);
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
