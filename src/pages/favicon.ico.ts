import type { APIRoute } from "astro";
import { createElement } from "react";
import { Favicon, SmallFavicon } from "../brand/Favicon.tsx";
import { file, png } from "../brand/files.ts";
import { icoOf } from "../brand/ico.ts";
import { palettes } from "../brand/palette.ts";

export const GET: APIRoute = async () => {
  const pictures = [
    { size: 16, png: await png(createElement(SmallFavicon, palettes), 16) },
    { size: 32, png: await png(createElement(Favicon, palettes), 32) },
  ];
  return file(icoOf(pictures), "image/x-icon");
};
