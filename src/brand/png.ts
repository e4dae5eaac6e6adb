import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp, { type Sharp } from "sharp";
import { colorOf } from "./palette.ts";

/** An SVG as an image, `width` pixels wide, with the light scheme's colors as tokens. */
export async function drawn(drawing: ReactElement, width: number): Promise<Sharp> {
  // sharp knows no CSS custom properties.
  const colored = renderToStaticMarkup(drawing).replace(/var\(--color-([\w-]+)\)/g, (_, token) =>
    colorOf("light", token),
  );
  const svg = Buffer.from(colored);
  // At 72 dpi sharp renders one pixel per SVG unit. Scaling the density keeps edges sharp.
  const { width: natural } = await sharp(svg).metadata();
  const density = (72 * width) / natural;
  return sharp(svg, { density }).resize({ width });
}

export async function pngFile(image: Sharp): Promise<Response> {
  const png = await image.png({ palette: true, effort: 7 }).toBuffer();
  return new Response(Uint8Array.from(png), { headers: { "Content-Type": "image/png" } });
}
