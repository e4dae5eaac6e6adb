import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";

/** An SVG file. */
export function svgFile(drawing: ReactElement): Response {
  return file(renderToStaticMarkup(drawing), "image/svg+xml");
}

/** An SVG as an address that holds all of it (RFC 2397), so that nothing is asked for. */
export function svgAddress(drawing: ReactElement): string {
  const svg = renderToStaticMarkup(drawing).replaceAll('"', "'");
  return `data:image/svg+xml,${encodeURI(svg).replaceAll("#", "%23").replaceAll("%20", " ")}`;
}

/** A PNG file, this many pixels wide. */
export async function pngFile(drawing: ReactElement, width: number): Promise<Response> {
  return file(await png(drawing, width), "image/png");
}

/** Draws an SVG as the bytes of a PNG, this many pixels wide. */
export async function png(drawing: ReactElement, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = Buffer.from(renderToStaticMarkup(drawing));
  // 72 dots an inch draw one pixel for each unit; drawn at the size wanted, edges stay sharp.
  const { width: natural } = await sharp(svg).metadata();
  const density = (72 * width) / natural;
  const drawn = sharp(svg, { density }).resize({ width }).png({ palette: true, effort: 7 });
  return Uint8Array.from(await drawn.toBuffer());
}

/** An answer with this body; a build writes it as a file. */
export function file(body: BodyInit, type: string): Response {
  return new Response(body, { headers: { "Content-Type": type } });
}
