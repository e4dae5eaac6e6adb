import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { only, openPage, textOf, valuesOf } from "../support/built-page.ts";
import { pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";

const paths = pages.map(({ path }) => path);
const read = (file: string) => readFileSync(join(sampleSite, file), "utf8");

type Data = { [key: string]: Data } & Data[] & string;

/** The business in a page's search data; src/content/structured-data.test.ts checks its fields. */
function businessOf(path: string): Data {
  const data = JSON.parse(textOf(only(openPage(path), '[type="application/ld+json"]')));
  return data["@graph"].find((thing: Data) => thing["@type"] === "LocalBusiness");
}

test.each(["/", "/pricing"])("the search data of %s has the business and its pictures", (path) => {
  const { name, image, logo, openingHoursSpecification: hours } = businessOf(path);
  expect([name, hours?.length]).toEqual(["Hub City IT", 5]);
  for (const picture of [image, logo])
    expect(existsSync(join(sampleSite, new URL(String(picture)).pathname))).toBe(true);
});

test("titles and descriptions are unique, and fit in search results", () => {
  const titles = paths.map((path) => textOf(only(openPage(path), "title")));
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

test("release.json names the commit of the site, for the form", () => {
  expect(JSON.parse(read("release.json")).commit).toMatch(/^[0-9a-f]{40}$/);
});
