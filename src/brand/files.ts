import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { colorOf, palettes } from "./palette.ts";

export async function pngFile(drawing: ReactElement, width: number): Promise<Response> {
  return file(await png(drawing, width), "image/png");
}

/** Renders an SVG as PNG bytes, `width` pixels wide, with the light scheme's colors as tokens. */
export async function png(drawing: ReactElement, width: number): Promise<Uint8Array<ArrayBuffer>> {
  // sharp knows no CSS custom properties.
  const colored = renderToStaticMarkup(drawing).replace(/var\(--color-([\w-]+)\)/g, (_, token) =>
    colorOf(palettes.light, token),
  );
  const svg = Buffer.from(colored);
  // At 72 dpi sharp renders one pixel per SVG unit. Scaling the density keeps edges sharp.
  const { width: natural } = await sharp(svg).metadata();
  const density = (72 * width) / natural;
  const drawn = sharp(svg, { density }).resize({ width }).png({ palette: true, effort: 7 });
  return Uint8Array.from(await drawn.toBuffer());
}

/** A response that the build writes as a file. */
export function file(body: BodyInit, type: string): Response {
  return new Response(body, { headers: { "Content-Type": type } });
}
