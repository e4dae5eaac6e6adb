import content from "virtual:content";
import type { APIRoute } from "astro";
import { createElement } from "react";
import { AppIcon } from "../brand/AppIcon.tsx";
import { pngFile } from "../brand/files.ts";
import { palettes } from "../brand/palette.ts";

export const GET: APIRoute = () =>
  pngFile(
    createElement(AppIcon, {
      name: content.business.name,
      colors: palettes.light,
      markScale: 0.68,
    }),
    180,
  );
