import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Box, visibleTexts } from "./layout.ts";

/** The cable as it is drawn on the page. */
export interface Cable {
  /** Whether it runs without a gap from the mark to the main button. */
  pluggedIn: boolean;
  /** The texts that it runs through. */
  textsTouched: string[];
}

/** Paints the cable in a color of its own and follows it from the mark by a flood fill. */
export async function followCable(page: Page): Promise<Cable> {
  await paintCable(page);
  const { mark, button, texts } = await places(page);
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, scale: "css" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isCable = (at: number) =>
    (data[at * 3] ?? 0) > 100 && (data[at * 3 + 1] ?? 255) < 100 && (data[at * 3 + 2] ?? 0) > 100;
  const start = Math.round((mark.top + mark.bottom) / 2) * width + Math.round(mark.left) - 4;
  const seen = fill({ width, height }, start, isCable);

  const beforeButton = Math.round(button.left) - 2;
  const middle = Math.round((button.top + button.bottom) / 2);
  return {
    pluggedIn: [-3, 0, 3].some((by) => seen[(middle + by) * width + beforeButton] === 1),
    textsTouched: texts
      .filter((box) => pixelsIn(box, width).filter((at) => seen[at] === 1).length > 2)
      .map(({ text }) => text),
  };
}

/** Sets the color of the cable, its fittings and its panel, and hides what is drawn over it. */
async function paintCable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paint = new CSSStyleSheet();
    paint.replaceSync(
      `:root, footer { --color-cable: #ff00ff !important; --color-clay: #ff00ff !important }
      main > section > div:first-child::before, main > section > div:first-child::after { background: #ff00ff !important }
      [data-panel] { fill: #ff00ff !important } [data-on-cable] { visibility: hidden }`,
    );
    document.adoptedStyleSheets.push(paint);
  });
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

/** Flood fill: the pixels that pass and are connected to the start. */
function fill(
  { width, height }: { width: number; height: number },
  start: number,
  passes: (at: number) => boolean,
): Uint8Array {
  const seen = new Uint8Array(width * height);
  const waiting = passes(start) ? [start] : [];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen[at]) continue;
    seen[at] = 1;
    const column = at % width;
    if (column > 0 && passes(at - 1)) waiting.push(at - 1);
    if (column < width - 1 && passes(at + 1)) waiting.push(at + 1);
    if (at >= width && passes(at - width)) waiting.push(at - width);
    if (at < width * (height - 1) && passes(at + width)) waiting.push(at + width);
  }
  return seen;
}

function pixelsIn({ left, right, top, bottom }: Box, width: number): number[] {
  const pixels: number[] = [];
  for (let y = Math.ceil(top); y < Math.floor(bottom); y++)
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, right); x++)
      pixels.push(y * width + x);
  return pixels;
}
