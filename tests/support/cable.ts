import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Box, visibleTexts } from "./layout.ts";

/**
 * Follows both runs of the cable, by a flood fill of a screenshot in which only the cable, its fittings
 * and its panel have its color. Returns how far the one from the header's mark gets and whether the one
 * from the footer's mark reaches the main button, each without a gap, and the texts that they run through.
 */
export async function followCable(page: Page) {
  await page.evaluate(() => {
    const paint = new CSSStyleSheet();
    paint.replaceSync(
      `:root, footer { --color-cable: #ff00ff !important; --color-clay: #ff00ff !important }
      .grommet { background: #ff00ff !important }
      [data-panel] { fill: #ff00ff !important } [data-on-cable] { visibility: hidden }`,
    );
    document.adoptedStyleSheets.push(paint);
  });
  const { marks, end, boot, texts } = await places(page);
  const screenshot = sharp(await page.screenshot({ fullPage: true, scale: "css" }));
  const { data, info } = await screenshot.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => Math.round(y) * info.width + Math.round(x);
  const isCable = (pixel: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
    return red > 100 && green < 100 && blue > 100;
  };

  const cable = new Set<number>();
  const waiting = marks.map(({ left, top, bottom }) => pixelAt(left - 4, (top + bottom) / 2));
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    if (cable.has(pixel) || !isCable(pixel)) continue;
    cable.add(pixel);
    waiting.push(pixel - 1, pixel + 1, pixel - info.width, pixel + info.width);
  }

  const touches = ({ left, right, top, bottom }: Box) => {
    let pixels = 0;
    for (let y = Math.ceil(top); y < Math.floor(bottom); y++)
      for (let x = Math.max(0, Math.ceil(left)); x < Math.min(info.width, right); x++)
        if (cable.has(pixelAt(x, y))) pixels += 1;
    return pixels > 2;
  };
  return {
    // Into the ground below the hero or, on Home, below the shop.
    grounded: touches(end),
    // It comes to the plug from the left, not from above.
    pluggedIn: touches(boot),
    textsTouched: texts.filter(touches).map(({ text }) => text),
  };
}

async function places(page: Page) {
  return (await visibleTexts(page)).evaluate((visible) => {
    const boxOf = ({ left, right, top, bottom }: Box) => ({ left, right, top, bottom });
    const marks = document.querySelectorAll("header a[href='/'] svg, footer svg:first-child");
    const button = document.querySelector("main [data-variant='main']");
    const hero = document.querySelector("main > section");
    const plug = button?.querySelector("svg");
    if (!plug || !hero) throw new Error("the page has no hero or no main button");
    const end = boxOf(hero.getBoundingClientRect());
    const { left, top, width, height } = plug.getBoundingClientRect();
    const middle = top + height / 2;
    return {
      marks: [...marks].slice(0, 2).map((mark) => boxOf(mark.getBoundingClientRect())),
      end: { ...end, top: end.bottom - 40 },
      boot: { left: left - 2, right: left + width / 3, top: middle - 2, bottom: middle + 2 },
      texts: visible.flatMap(({ text, range }) =>
        [...range.getClientRects()].map((line) => ({ ...boxOf(line), text })),
      ),
    };
  });
}
