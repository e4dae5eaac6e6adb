import content from "virtual:content";
import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { pngFile } from "../../brand/png.ts";
import { SharePicture } from "../../brand/SharePicture.tsx";
import { pageHeading } from "../../content/page-heading.ts";
import { type PageName, pageNames, pages } from "../../content/pages.ts";
import { pictureName, shareSize } from "../../lib/share-picture.ts";

export const getStaticPaths = (() =>
  pageNames.map((name) => ({
    params: { picture: pictureName(pages[name].path) },
    props: { name },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: PageName }> = ({ props }) => {
  const { name } = content.business;
  const heading = pageHeading(content[props.name]);
  const picture = createElement(SharePicture, { name, heading });
  return pngFile(picture, shareSize.width);
};
