import content from "virtual:content";
import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { AppIcon } from "../../brand/AppIcon.tsx";
import { pngFile } from "../../brand/files.ts";
import { type Icon, icons } from "../../brand/icons.ts";
import { palettes } from "../../brand/palette.ts";

export const getStaticPaths = (() =>
  icons.map((icon) => ({ params: { icon: icon.name }, props: icon }))) satisfies GetStaticPaths;

export const GET: APIRoute<Icon> = ({ props: { size, markScale } }) =>
  pngFile(
    createElement(AppIcon, { name: content.business.name, colors: palettes.light, markScale }),
    size,
  );
