import type { Page } from "@playwright/test";
import { followCable } from "../support/cable.ts";
import { brokenParts, brokenWords, layoutFaults } from "../support/layout.ts";
import { shownPaths } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const widths = [320, 375, 768, 1024, 1440, 2560];

// The unknown page answers with the status that it should. For a picture Playwright itself adds a
// style to the page, which Firefox says it blocks.
test.use({
  allowedFaults: /status of 404|blocked an inline style \(style-src-elem\)/,
  contextOptions: { reducedMotion: "reduce" },
});

for (const path of shownPaths) {
  test.describe(path, () => {
    test("nothing scrolls sideways, is cut off or overlaps, at any width", async ({ page }) => {
      await open(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`${width} px`, async () => {
          expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
          expect.soft(await brokenWords(page), `words at ${width} px`).toEqual([]);
        });
      }
    });

    test("nor with text at 200 %, at 400 % zoom, in another font or spaced out", async ({
      page,
    }) => {
      await open(page, path);
      await page.setViewportSize({ width: 320, height: 900 });
      await setTextSize(page, "200%");
      expect.soft(await layoutFaults(page), "320 px, text at 200 %").toEqual([]);
      await page.setViewportSize({ width: 768, height: 900 });
      expect.soft(await layoutFaults(page), "768 px, text at 200 %").toEqual([]);

      await setTextSize(page, "");
      await useOtherFont(page);
      for (const width of [320, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await layoutFaults(page), `${width} px, another font`).toEqual([]);
      }
    });

    test("nor in forced colors, where the cable is drawn in a color of the system", {
      tag: "@chromium",
    }, async ({ page }) => {
      await open(page, path);
      await page.emulateMedia({ forcedColors: "active" });
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
      }
      const [cable, canvas] = await page
        .locator("main > section")
        .first()
        .evaluate((section) => [
          getComputedStyle(section, "::after").borderTopColor,
          getComputedStyle(document.body).backgroundColor,
        ]);
      expect(cable).not.toBe(canvas);
    });

    test("the cable runs unbroken from the mark to the main button, and over no text", async ({
      page,
    }) => {
      await open(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await followCable(page), `at ${width} px`).toMatchObject({
          pluggedIn: path !== "/no-such-page",
          textsTouched: [],
        });
      }
      await page.setViewportSize({ width: 320, height: 900 });
      await setTextSize(page, "200%");
      expect.soft(await followCable(page), "320 px, text at 200 %").toMatchObject({
        pluggedIn: path !== "/no-such-page",
        textsTouched: [],
      });
    });

    test("the cable turns exactly where it changes sides", async ({ page }) => {
      await open(page, path);
      const sections = await page
        .locator("main > section")
        .evaluateAll((all) =>
          all.map(({ dataset: { lane, turn } }) => ({ lane, turn: turn !== undefined })),
        );
      const sides = sections.filter(({ lane }) => lane !== "none");
      // Home's hero is itself the turn: the cable goes through its drawing.
      const first = path === "/" ? "right" : "left";
      expect(sides[0]).toEqual({ lane: first, turn: false });
      for (const [index, { lane, turn }] of sides.slice(1).entries()) {
        expect(turn, `section ${index + 2}`).toBe(lane !== sides[index]?.lane);
      }
      expect(sides.at(-1)?.lane).toBe("left");
    });
  });
}

test("a long name keeps the mark's width, and the cable meets the page's", async ({ page }) => {
  await open(page, "/services");
  const name = page.getByRole("banner").getByText("Hub City IT");
  await name.evaluate((brand) => {
    brand.lastChild?.replaceWith("Caprock Computer Repair & Networking Services");
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
    expect.soft(await followCable(page), `at ${width} px`).toMatchObject({ pluggedIn: true });
    const mark = await page.getByRole("banner").locator("a > span > svg").boundingBox();
    expect.soft(mark?.width, `the mark at ${width} px`).toBe(mark?.height);
  }
});

for (const path of ["/", "/services", "/pricing"]) {
  test(`${path}: amounts of many figures are not broken, and lie over nothing`, async ({
    page,
  }) => {
    await open(page, path);
    const main = page.getByRole("main");
    await main.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? "";
        const { parentElement: set } = node;
        if (!text.includes("$") || set?.closest("svg, h1")) continue;
        node.nodeValue = text.replace(/\$[\d,]+/, "$12,999");
        // As the page marks the amount that is set largest.
        if (set?.ariaHidden) set.dataset.long = "true";
      }
    });
    expect(await main.getByText("$12,999").count()).toBeGreaterThan(2);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
      expect.soft(await brokenParts(main, /\$[\d,]+/g), `at ${width} px`).toEqual([]);
    }
  });
}

test("the hours in the footer are not broken at a hyphen", async ({ page }) => {
  await open(page, "/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("10AM-4PM");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await brokenParts(footer, /\w+-\w+/g), `at ${width} px`).toEqual([]);
  }
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  // A display face that came too late for the first visit is there for the second.
  await page.reload();
  // The system's Firefox can't be asked for less motion (docs/decisions/043-firefox.md).
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/** What a browser's text size does: rem and em grow, the window stays. */
async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);
}

/** A reader's own font, spaced out as far as WCAG 1.4.12 asks a page to bear. */
async function useOtherFont(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { font-family: serif !important; line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
