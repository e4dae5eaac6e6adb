import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Box, visibleTexts } from "./layout.ts";

/**
 * Follows the cable from the mark, by a flood fill of a screenshot in which only the cable, its
 * fittings and its panel have its color. Returns whether it runs without a gap to the main button,
 * and the texts that it runs through.
 */
export async function followCable(page: Page) {
  await page.evaluate(() => {
    const paint = new CSSStyleSheet();
    paint.replaceSync(
      `:root, footer { --color-cable: #ff00ff !important; --color-clay: #ff00ff !important }
      main > section > div:first-child::before, main > section > div:first-child::after { background: #ff00ff !important }
      [data-panel] { fill: #ff00ff !important } [data-on-cable] { visibility: hidden }`,
    );
    document.adoptedStyleSheets.push(paint);
  });
  const { mark, button, texts } = await places(page);
  const screenshot = sharp(await page.screenshot({ fullPage: true, scale: "css" }));
  const { data, info } = await screenshot.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => Math.round(y) * info.width + Math.round(x);
  const isCable = (pixel: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
    return red > 100 && green < 100 && blue > 100;
  };

  const cable = new Set<number>();
  const waiting = [pixelAt(mark.left - 4, (mark.top + mark.bottom) / 2)];
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
  const middle = (button.top + button.bottom) / 2;
  return {
    pluggedIn: [-3, 0, 3].some((by) => cable.has(pixelAt(button.left - 2, middle + by))),
    textsTouched: texts.filter(touches).map(({ text }) => text),
  };
}

async function places(page: Page) {
  return (await visibleTexts(page)).evaluate((visible) => {
    const boxOf = ({ left, right, top, bottom }: Box) => ({ left, right, top, bottom });
    const mark = document.querySelector("header a[href='/'] svg");
    const button = document.querySelector("main [data-variant='main']");
    if (!mark || !button) throw new Error("the page has no mark or no main button");
    return {
      mark: boxOf(mark.getBoundingClientRect()),
      button: boxOf(button.getBoundingClientRect()),
      texts: visible.flatMap(({ text, range }) =>
        [...range.getClientRects()].map((line) => ({ ...boxOf(line), text })),
      ),
    };
  });
}
