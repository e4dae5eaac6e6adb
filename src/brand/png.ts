import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp, { type Sharp } from "sharp";
import { colorOf } from "./palette.ts";

/** An SVG as an image, as many pixels wide as its `width`, with the light scheme's colors as tokens. */
export function drawn(drawing: ReactElement): Sharp {
  // sharp knows no CSS custom properties.
  const svg = renderToStaticMarkup(drawing).replace(/var\(--color-([\w-]+)\)/g, (_, token) =>
    colorOf("light", token),
  );
  return sharp(Buffer.from(svg));
}

export async function pngFile(image: Sharp): Promise<Response> {
  const png = await image.png({ palette: true, effort: 7 }).toBuffer();
  return new Response(Uint8Array.from(png), { headers: { "Content-Type": "image/png" } });
}
