import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { pngFile } from "../../brand/files.ts";
import { palettes } from "../../brand/palette.ts";
import { SharePicture } from "../../brand/SharePicture.tsx";
import { load } from "../../lib/entry.ts";
import { type SharedPage, sharedPages, shareSize } from "../../lib/share-pictures.ts";

export const getStaticPaths = (async () =>
  (await sharedPages()).map((page) => ({
    params: { picture: page.picture },
    props: page,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<SharedPage> = async ({ props: { heading } }) => {
  const { name } = await load("business");
  const picture = createElement(SharePicture, { name, heading, colors: palettes.light });
  return pngFile(picture, shareSize.width);
};
