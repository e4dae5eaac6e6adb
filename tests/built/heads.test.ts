import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openPage, readPage, textsOf, valuesOf } from "../support/built-site.ts";
import { pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";

const site = "https://hubcityit.example";
const paths = pages.map(({ path }) => path);

const contentsOf = (path: string, attribute: string, value: string) =>
  valuesOf(openPage(path), `meta[${attribute}="${value}"]`, "content");

describe.each([...paths, "/404", "/offline"])("the head of %s", (path) => {
  const page = openPage(path);
  const isListed = paths.includes(path);
  const url = path === "/" ? `${site}/` : site + path;
  const titles = textsOf(page, "title");

  test("has the language, a font that is never swapped in, the icons and the canonical URL or noindex", () => {
    expect(titles).toEqual([expect.stringContaining("Hub City IT")]);
    expect(valuesOf(page, "html", "lang")).toEqual(["en-US"]);
    // Nothing moves when it loads late (docs/decisions/011-one-display-font.md).
    expect(readPage(path)).toContain('format("woff2");font-display:optional');
    expect(valuesOf(page, 'link[rel="icon"]', "href")).toEqual(["/favicon.png"]);
    const touchIcon = valuesOf(page, 'link[rel="apple-touch-icon"]', "href");
    expect(touchIcon).toEqual(["/apple-touch-icon.png"]);
    expect(valuesOf(page, 'link[rel="canonical"]', "href")).toEqual(isListed ? [url] : []);
  });

  test.each([
    ["name", "viewport", ["width=device-width, initial-scale=1"]],
    ["name", "robots", isListed ? [] : ["noindex"]],
    ["property", "og:url", [url]],
    ["property", "og:title", titles],
    ["property", "og:description", contentsOf(path, "name", "description")],
    ["property", "og:type", ["website"]],
    ["property", "og:site_name", ["Hub City IT"]],
  ])("has the %s %s %j", (attribute, name, contents) => {
    expect(contentsOf(path, attribute, name)).toEqual(contents);
  });
});

test("the 404 page has the title of the specification", () => {
  expect(textsOf(openPage("/404"), "title")).toEqual(["404 Page Not Found | Hub City IT"]);
});

type Data = { [key: string]: Data } & Data[] & string;

/** The business in a page's search data; src/content/structured-data.test.ts checks its fields. */
function businessOf(path: string): Data {
  const [data = ""] = textsOf(openPage(path), '[type="application/ld+json"]');
  return JSON.parse(data)["@graph"].find((thing: Data) => thing["@type"] === "LocalBusiness");
}

test.each(["/", "/pricing"])("the search data of %s has the business and its pictures", (path) => {
  const { name, image, logo, openingHoursSpecification: hours } = businessOf(path);
  expect([name, hours?.length]).toEqual(["Hub City IT", 5]);
  for (const picture of [image, logo])
    expect(existsSync(join(sampleSite, new URL(String(picture)).pathname))).toBe(true);
});

test("titles and descriptions are unique, and fit in search results", () => {
  const titles = paths.flatMap((path) => textsOf(openPage(path), "title"));
  const descriptions = paths.flatMap((path) =>
    valuesOf(openPage(path), 'meta[name="description"]', "content"),
  );
  for (const [texts, least, most] of [
    [titles, 20, 60],
    [descriptions, 70, 160],
  ] as const) {
    expect(new Set(texts).size).toBe(paths.length);
    expect(texts.filter(({ length }) => length < least || length > most)).toEqual([]);
  }
});
