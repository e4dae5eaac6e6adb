import type { Page } from "@playwright/test";
import { brokenParts, layoutFaults, smallTargets } from "../support/layout.ts";
import { shownPaths, sweep } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const widths = [320, 375, 768, 1024, 1440, 2560];

/** Phone numbers, e-mail addresses and hours anywhere, and the words of what is large or pressed. */
const unbroken = [
  ["body", /\(\d{3}\) \d{3}-\d{4}|[\w.-]+@[\w-]+(?:\.[\w-]+)+|\d+[AP]M-\d+[AP]M/],
  ["h1, h2, h3, a, button, figcaption, strong", /[^\s@-]+/],
] as const;

for (const path of shownPaths) {
  const tag = sweep(path);
  test(`${path}: nothing overflows, is cut off, overlaps or breaks`, { tag }, async ({ page }) => {
    test.slow();
    await open(page, path);
    for (const width of widths) {
      await resize(page, width);
      expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
      expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([]);
      for (const [selector, part] of unbroken)
        expect.soft(await brokenParts(page, selector, part), `at ${width} px`).toEqual([]);
      if (width !== 375) continue;
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, "eight screens of a phone").toBeLessThanOrEqual(8 * 667);
    }
    for (const width of [320, 375, 768]) {
      await resize(page, width, "200%");
      expect.soft(await layoutFaults(page), `${width} px, text at 200 %`).toEqual([]);
      if (width < 375) continue;
      const broken = await brokenParts(page, "h1, h2, h3", /[^\s@-]+/);
      expect.soft(broken, `${width} px, text at 200 %`).toEqual([]);
    }
    await useOtherFont(page);
    for (const width of [320, 768, 1440]) {
      await resize(page, width);
      expect.soft(await layoutFaults(page), `${width} px, another font`).toEqual([]);
    }
  });
}

for (const path of ["/", "/services", "/pricing"]) {
  test(`${path}: long names and long amounts fit`, async ({ page }) => {
    await open(page, path);
    await page.locator("body").evaluate((body) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? "";
        const { parentElement: set } = node;
        if (set?.closest("svg, h1, script, style")) continue;
        if (set?.closest("#new-home-ethernet h3"))
          node.nodeValue = "Finish-Out of a whole new home with cables in every one room";
        if (set?.closest("header")) node.nodeValue = text.replace("Hub City IT", "$& & Networks");
        if (!text.includes("$")) continue;
        node.nodeValue = text.replace(/\$[\d,]+/, "$12,999");
      }
    });
    expect(await page.getByText("$12,999").count()).toBeGreaterThan(2);
    for (const width of [320, 375, 768, 1024, 1440]) {
      await resize(page, width);
      expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
      await resize(page, width, "200%");
      expect.soft(await layoutFaults(page), `${width} px, text at 200 %`).toEqual([]);
    }
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  // A display font that loads late is used from the second visit on.
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  // Legal hides a text once its tabs have hydrated.
  await expect(page.locator("astro-island[ssr][client=idle]")).toHaveCount(0);
}

/** Sets the viewport's width, and the text size as a browser's setting does: rem and em grow. */
async function resize(page: Page, width: number, textSize = ""): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSize);
}

/** A reader's own font, spaced as WCAG 1.4.12 requires a page to allow. */
async function useOtherFont(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { font-family: serif !important; line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
