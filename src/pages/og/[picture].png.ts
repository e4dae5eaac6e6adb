import type { APIRoute, GetStaticPaths } from "astro";
import { pngFile } from "../../brand/png.ts";
import { sharePicture } from "../../brand/share-picture.tsx";
import { content } from "../../content/content.ts";
import { pageHeading } from "../../content/documents.ts";
import { type PageName, pageNames, pages } from "../../content/pages.ts";
import { pictureName } from "../../lib/share-picture.ts";

export const getStaticPaths = (() =>
  pageNames.map((name) => ({
    params: { picture: pictureName(pages[name].path) },
    props: { name },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: PageName }> = ({ props }) =>
  pngFile(sharePicture(content.business.name, pageHeading(content[props.name])));
