import content from "virtual:content";
import type { APIRoute } from "astro";
import { createElement } from "react";
import { Favicon } from "../brand/Favicon.tsx";
import { file, png } from "../brand/files.ts";
import { icoOf } from "../brand/ico.ts";
import { palettes } from "../brand/palette.ts";

export const GET: APIRoute = async () => {
  const props = { ...palettes, name: content.business.name };
  const pictures = [
    { size: 16, png: await png(createElement(Favicon, { ...props, small: true }), 16) },
    { size: 32, png: await png(createElement(Favicon, props), 32) },
  ];
  return file(icoOf(pictures), "image/x-icon");
};
