import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

test("the cable draws itself once, and not again when the window changes its size", async ({
  page,
}) => {
  await page.goto("/");
  expect(await moving(page)).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  for (const [width, height] of [
    [375, 812],
    [812, 375],
    [1440, 900],
    [375, 812],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await moving(page), `at ${width} px`).toBe(0);
  }
});

test.describe("with reduced motion", { tag: "@emulation" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ page }) => {
    await page.goto("/");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

/** How many cables are drawing themselves: they animate their dash. */
async function moving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            effect instanceof KeyframeEffect &&
            effect.getKeyframes().some((keyframe) => "strokeDashoffset" in keyframe) &&
            playState === "running",
        ).length,
  );
}
