import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

test("the link light of a row blinks only while the row is focused", async ({ page }) => {
  for (const { path, name } of [
    { path: "/", name: /Ask about this.*Device Repair/ },
    { path: "/services", name: /Ask about this.*New Home Ethernet/ },
  ]) {
    await page.goto(path);
    expect(await moving(page, "fill")).toBe(0);
    await page.getByRole("link", { name }).focus();
    expect(await moving(page, "fill")).toBe(1);
    await page.getByRole("link", { name }).blur();
    expect(await moving(page, "fill")).toBe(0);
  }
});

test("the cable draws itself once, and not again when the window changes its size", async ({
  page,
}) => {
  await page.goto("/");
  expect(await moving(page, "strokeDashoffset")).toBeGreaterThan(0);
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
    expect(await moving(page, "strokeDashoffset"), `at ${width} px`).toBe(0);
  }
});

test.describe("with reduced motion", { tag: "@emulation" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves: no cable, no link light", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: /Ask about this.*Device Repair/ }).focus();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

/** How many animations of this property run: a light animates its fill, a cable its dash. */
async function moving(page: Page, property: "fill" | "strokeDashoffset"): Promise<number> {
  return page.evaluate(
    (wanted) =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            effect instanceof KeyframeEffect &&
            effect.getKeyframes().some((keyframe) => wanted in keyframe) &&
            playState === "running",
        ).length,
    property,
  );
}
