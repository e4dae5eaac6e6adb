import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listedPaths } from "../../src/content/pages.ts";
import { openPage, readPage, textsOf, valuesOf } from "../support/built-site.ts";
import { builtPaths } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";

const site = "https://hubcityit.example";

describe.each(builtPaths)("the head of %s", (path) => {
  const page = openPage(path);
  const isListed = listedPaths.includes(path);
  const url = path === "/" ? `${site}/` : site + path;
  const titles = textsOf(page, "title");
  const descriptions = valuesOf(page, 'meta[name="description"]', "content");

  test("has the name of the business, and a font that is never swapped in", () => {
    expect(titles).toEqual([expect.stringContaining("Hub City IT")]);
    // Nothing moves when it loads late (docs/decisions/011-one-display-font.md).
    expect(readPage(path)).toContain('format("woff2");font-display:optional');
  });

  test.each([
    ["html", "lang", ["en-US"]],
    ['link[rel="icon"]', "href", ["/favicon.png"]],
    ['link[rel="apple-touch-icon"]', "href", ["/apple-touch-icon.png"]],
    ['link[rel="canonical"]', "href", isListed ? [url] : []],
    ['meta[name="viewport"]', "content", ["width=device-width, initial-scale=1"]],
    ['meta[name="robots"]', "content", isListed ? [] : ["noindex"]],
    ['meta[property="og:url"]', "content", [url]],
    ['meta[property="og:title"]', "content", titles],
    ['meta[property="og:description"]', "content", descriptions],
    ['meta[property="og:type"]', "content", ["website"]],
    ['meta[property="og:site_name"]', "content", ["Hub City IT"]],
  ])("has %s with the %s %j", (selector, attribute, values) => {
    expect(valuesOf(page, selector, attribute)).toEqual(values);
  });
});

/** The item of a type in a page's search data; src/content/structured-data.test.ts checks its fields. */
function itemOf(path: string, type: string) {
  const [data = ""] = textsOf(openPage(path), '[type="application/ld+json"]');
  const things: Record<string, unknown>[] = JSON.parse(data)["@graph"];
  return things.find((thing) => thing["@type"] === type) ?? {};
}

test("the search data of Home names the site, as search results show it", () => {
  expect(itemOf("/", "WebSite")).toMatchObject({ name: "Hub City IT", url: `${site}/` });
});

test.each(["/", "/about", "/pricing"])(
  "the search data of %s has the business and its pictures",
  (path) => {
    const { name, image, logo, openingHoursSpecification } = itemOf(path, "LocalBusiness");
    expect(name).toBe("Hub City IT");
    expect(openingHoursSpecification).toHaveLength(5);
    for (const picture of [image, logo])
      expect(existsSync(join(sampleSite, new URL(String(picture)).pathname))).toBe(true);
  },
);

test("titles and descriptions are unique, and fit in search results", () => {
  const titles = listedPaths.flatMap((path) => textsOf(openPage(path), "title"));
  const descriptions = listedPaths.flatMap((path) =>
    valuesOf(openPage(path), 'meta[name="description"]', "content"),
  );
  for (const [texts, least, most] of [
    [titles, 20, 60],
    [descriptions, 70, 160],
  ] as const) {
    expect(new Set(texts).size).toBe(listedPaths.length);
    expect(texts.filter(({ length }) => length < least || length > most)).toEqual([]);
  }
});
