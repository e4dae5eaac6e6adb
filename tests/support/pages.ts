import { listedPaths, pages } from "../../src/content/pages.ts";

/** All that the site can show: the listed pages, the offline page and the 404 page. */
export const shownPaths = [...listedPaths, "/offline", "/no-such-page"];

/** The pages that a build writes. */
export const builtPaths = Object.values(pages).map(({ path }) => path);

/** The tag of a check that every page has: npm test runs it on Contact alone, npm run journeys on all. */
export const sweep = (path: string) => (path === "/contact" ? [] : ["@sweep"]);
