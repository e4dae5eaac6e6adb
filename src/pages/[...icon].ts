import type { APIRoute, GetStaticPaths } from "astro";
import { type IconFile, iconPicture, icons } from "../brand/icons.tsx";
import { pngFile } from "../brand/png.ts";

export const getStaticPaths = (() =>
  icons.map((icon) => ({ params: { icon: icon.path }, props: icon }))) satisfies GetStaticPaths;

export const GET: APIRoute<IconFile> = ({ props }) => pngFile(iconPicture(props));
