import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

/** How many animations of the cable are running: they change its dash. */
const cables = (page: Page) =>
  page.evaluate(() => {
    const isCable = ({ effect, playState }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.getKeyframes().some((keyframe) => "strokeDashoffset" in keyframe) &&
      playState === "running";
    return document.getAnimations().filter(isCable).length;
  });

test("the cable draws itself once, not again at another window size", async ({ page }) => {
  await page.goto("/");
  expect(await cables(page)).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await cables(page)).toBe(0);
});

test("with reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("link", { name: "Get Support" }).last().hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
