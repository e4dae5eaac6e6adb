import { pagesWith, pages as registry } from "../src/content/pages.ts";

/** The paths of the pages that search engines may list, Home first. */
export const listedPaths = pagesWith("listed").map((name) => registry[name].path);
