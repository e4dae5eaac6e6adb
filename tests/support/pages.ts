import { listedPaths, pages as registry } from "../../src/content/pages.ts";

/** The pages that search engines list, with their names in the navigation. */
export const pages = listedPaths.map((path) => {
  const name = path === "/" ? "Home" : path.slice(1).replace("-", " ");
  return { path, name: name.replaceAll(/\b\w/g, (letter) => letter.toUpperCase()) };
});

/** All that the site can show: the listed pages, the offline page and the 404 page. */
export const shownPaths = [...pages.map(({ path }) => path), "/offline", "/no-such-page"];

/** The pages that a build writes, as file names without ".html". */
export const builtPages = Object.values(registry).map(({ path }) => path.slice(1) || "index");

/** The tag of a check that every page has: npm test runs it on Contact alone, npm run journeys on all. */
export const sweep = (path: string) => (path === "/contact" ? [] : ["@sweep"]);
