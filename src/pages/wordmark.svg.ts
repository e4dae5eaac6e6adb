import type { APIRoute } from "astro";
import { createElement } from "react";
import { svgFile } from "../brand/files.ts";
import { palettes } from "../brand/palette.ts";
import { Wordmark } from "../brand/Wordmark.tsx";
import { load } from "../lib/entry.ts";

export const GET: APIRoute = async () => {
  const { name } = await load("business");
  return svgFile(createElement(Wordmark, { ...palettes, name }));
};
