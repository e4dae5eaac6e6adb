import content from "virtual:content";
import type { APIRoute } from "astro";
import { createElement } from "react";
import { svgFile } from "../brand/files.ts";
import { palettes } from "../brand/palette.ts";
import { Wordmark } from "../brand/Wordmark.tsx";

export const GET: APIRoute = () =>
  svgFile(createElement(Wordmark, { ...palettes, name: content.business.name }));
