import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { Icon } from "../brand/Icon.tsx";
import { type IconFile, icons } from "../brand/icons.ts";
import { drawn, pngFile } from "../brand/png.ts";

export const getStaticPaths = (() =>
  icons.map((icon) => ({ params: { icon: icon.path }, props: icon }))) satisfies GetStaticPaths;

export const GET: APIRoute<IconFile> = async ({ props }) =>
  pngFile(await drawn(createElement(Icon, props), props.size));
