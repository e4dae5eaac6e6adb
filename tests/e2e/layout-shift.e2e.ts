import type { Locator } from "@playwright/test";
import { holdFont } from "../support/held-files.ts";
import { shownPaths } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

// The unknown page answers with the status that it should.
test.use({ allowedFaults: /status of 404/ });

for (const width of [375, 768, 1440]) {
  test(`nothing moves when the display face arrives late, at ${width} px`, {
    tag: "@chromium",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of shownPaths) {
      const release = await holdFont(page);
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("load");
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
      );
      expect(await page.evaluate(() => Reflect.get(window, "shifts")), path).toEqual([]);
      await page.unrouteAll({ behavior: "wait" });
    }
  });
}

test("headings are set in the display face once it is there", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  const heading = page.getByRole("heading", { level: 1 });
  const withFace = await widthOfFirstWord(heading);
  await heading.evaluate((element) => {
    element.style.fontFamily = "system-ui, sans-serif";
  });
  expect(withFace).not.toBe(await widthOfFirstWord(heading));
});

interface LayoutShift extends PerformanceEntry {
  value: number;
}

async function widthOfFirstWord(heading: Locator): Promise<number> {
  return heading.evaluate((element) => {
    const word = document.createRange();
    word.setStart(element.firstChild as Text, 0);
    word.setEnd(element.firstChild as Text, 9);
    return word.getBoundingClientRect().width;
  });
}
