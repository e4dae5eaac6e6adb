import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { colorOf } from "./palette.ts";

/** An SVG as a PNG file, `width` pixels wide, with the light scheme's colors as tokens. */
export async function pngFile(drawing: ReactElement, width: number): Promise<Response> {
  // sharp knows no CSS custom properties.
  const colored = renderToStaticMarkup(drawing).replace(/var\(--color-([\w-]+)\)/g, (_, token) =>
    colorOf("light", token),
  );
  const svg = Buffer.from(colored);
  // At 72 dpi sharp renders one pixel per SVG unit. Scaling the density keeps edges sharp.
  const { width: natural } = await sharp(svg).metadata();
  const density = (72 * width) / natural;
  const drawn = sharp(svg, { density }).resize({ width }).png({ palette: true, effort: 7 });
  return new Response(Uint8Array.from(await drawn.toBuffer()), {
    headers: { "Content-Type": "image/png" },
  });
}
