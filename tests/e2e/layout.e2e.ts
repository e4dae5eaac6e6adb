import type { Page } from "@playwright/test";
import { isChromium } from "../support/browsers.ts";
import { followCable } from "../support/cable.ts";
import { brokenParts, layoutFaults, smallTargets } from "../support/layout.ts";
import { shownPaths } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const mainWidths = [320, 375, 768, 1440];

const everyWidth = [...mainWidths, 1024, 2560];

const sweeps = [
  { name: "the main widths", tag: [], widths: mainWidths, cableWidths: [375, 1440] },
  { name: "every width", tag: ["@long"], widths: everyWidth, cableWidths: everyWidth },
];

/** Phone numbers, e-mail addresses and hours anywhere, and the words of what is large or pressed. */
const unbroken = [
  ["body", /\(\d{3}\) \d{3}-\d{4}|[\w.-]+@[\w-]+(?:\.[\w-]+)+|\d+[AP]M-\d+[AP]M/],
  ["h1, h2, h3, a, button", /[^\s@-]+/],
] as const;

// The unknown page answers with 404, as it should. For a screenshot Playwright adds a style to the
// page, which Firefox and WebKit report as blocked.
test.use({
  allowedFaults:
    /status of 404|blocked an inline style \(style-src-elem\)|Refused to apply a stylesheet/,
  contextOptions: { reducedMotion: "reduce" },
});

for (const path of shownPaths) {
  const pluggedIn = path !== "/no-such-page";
  for (const { name, tag, widths, cableWidths } of sweeps) {
    test(`${path}: nothing overflows, is cut off, overlaps or breaks, at ${name}`, {
      tag,
    }, async ({ page }) => {
      test.slow();
      await open(page, path);
      for (const width of widths) {
        await resize(page, width);
        expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
        expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([]);
        for (const [selector, part] of unbroken)
          expect.soft(await brokenParts(page, selector, part), `at ${width} px`).toEqual([]);
      }
      for (const width of [320, 768]) {
        await resize(page, width, "200%");
        expect.soft(await layoutFaults(page), `${width} px, text at 200 %`).toEqual([]);
      }
      await test.step("in forced colors", () => expectForcedColors(page));
      for (const width of cableWidths) {
        // The narrowest one with the largest text, too.
        for (const size of width === 320 ? ["", "200%"] : [""]) {
          await resize(page, width, size);
          const cable = await followCable(page);
          expect.soft(cable, `${width} px ${size}`).toEqual({ pluggedIn, textsTouched: [] });
        }
      }
      await useOtherFont(page);
      for (const width of widths) {
        await resize(page, width);
        expect.soft(await layoutFaults(page), `${width} px, another font`).toEqual([]);
      }
    });
  }
}

test("a long name leaves the mark its width, and the cable is plugged in", async ({ page }) => {
  await open(page, "/services");
  const name = page.getByRole("banner").getByText("Hub City IT");
  await name.evaluate((brand) => {
    brand.lastChild?.replaceWith("Caprock Computer Repair & Networking Services");
  });
  for (const width of mainWidths) {
    await resize(page, width);
    expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
    const mark = await page.getByRole("banner").locator("a > span > svg").boundingBox();
    expect.soft(mark?.width, `the mark at ${width} px`).toBe(mark?.height);
  }
  await resize(page, 375);
  expect(await followCable(page)).toMatchObject({ pluggedIn: true });
});

for (const path of ["/", "/services", "/pricing"]) {
  test(`${path}: long amounts do not break or overlap`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole("main");
    await main.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? "";
        const { parentElement: set } = node;
        if (!text.includes("$") || set?.closest("svg, h1")) continue;
        node.nodeValue = text.replace(/\$[\d,]+/, "$12,999");
        // As the page marks a long amount in the largest size.
        if (set?.ariaHidden) set.dataset.long = "true";
      }
    });
    expect(await main.getByText("$12,999").count()).toBeGreaterThan(2);
    for (const width of mainWidths) {
      await resize(page, width);
      expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
      expect.soft(await brokenParts(page, "main", /\$[\d,]+/), `at ${width} px`).toEqual([]);
    }
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  // A display font that loads late is used from the second visit on.
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  // The system's Firefox can't emulate reduced motion.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/** Sets the viewport's width, and the text size as a browser's setting does: rem and em grow. */
async function resize(page: Page, width: number, textSize = ""): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSize);
}

/** Forced colors keep the layout and use only the system's colors, for the cable too. */
async function expectForcedColors(page: Page): Promise<void> {
  if (!isChromium(page)) return;
  await page.emulateMedia({ forcedColors: "active" });
  for (const width of [375, 1440]) {
    await resize(page, width);
    expect.soft(await layoutFaults(page), `forced colors at ${width} px`).toEqual([]);
  }
  const { texts, cable, canvas } = await page.evaluate(() => {
    const texts = document.querySelectorAll("h1, h2, h3, p, li, dd, th, td, a, button, label");
    const section = document.querySelector("main > section");
    return {
      texts: [...new Set([...texts].map((element) => getComputedStyle(element).color))],
      cable: section && getComputedStyle(section, "::after").borderTopColor,
      canvas: getComputedStyle(document.body).backgroundColor,
    };
  });
  // Chromium's palette: black text and buttons, blue links.
  for (const color of texts) expect.soft(["rgb(0, 0, 0)", "rgb(0, 0, 159)"]).toContain(color);
  expect.soft(cable).not.toBe(canvas);
  await page.emulateMedia({ forcedColors: "none" });
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
