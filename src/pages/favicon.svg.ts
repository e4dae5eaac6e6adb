import content from "virtual:content";
import type { APIRoute } from "astro";
import { createElement } from "react";
import { Favicon } from "../brand/Favicon.tsx";
import { svgFile } from "../brand/files.ts";
import { palettes } from "../brand/palette.ts";

export const GET: APIRoute = () =>
  svgFile(createElement(Favicon, { ...palettes, name: content.business.name }));
