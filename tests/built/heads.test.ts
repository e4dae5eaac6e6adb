import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { only, openPage, textOf, valuesOf } from "../support/built-page.ts";
import { pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";

const site = "https://hubcityit.example";

const contentsOf = (path: string, attribute: string, value: string) =>
  valuesOf(openPage(path), `meta[${attribute}="${value}"]`, "content");

describe.each([...pages.map(({ path }) => path), "/404", "/offline"])("the head of %s", (path) => {
  const page = openPage(path);
  const isListed = pages.some((each) => each.path === path);
  const url = path === "/" ? `${site}/` : site + path;
  const title = textOf(only(page, "title"));

  test("has the language, the viewport, the icons and the canonical URL or noindex", () => {
    expect(title).toContain("Hub City IT");
    expect(valuesOf(page, "html", "lang")).toEqual(["en-US"]);
    expect(valuesOf(page, 'link[rel="icon"]', "href")).toEqual(["/favicon.png"]);
    const touchIcon = valuesOf(page, 'link[rel="apple-touch-icon"]', "href");
    expect(touchIcon).toEqual(["/apple-touch-icon.png"]);
    expect(valuesOf(page, 'link[rel="canonical"]', "href")).toEqual(isListed ? [url] : []);
  });

  test.each([
    ["name", "viewport", ["width=device-width, initial-scale=1"]],
    ["name", "robots", isListed ? [] : ["noindex"]],
    ["property", "og:url", [url]],
    ["property", "og:title", [title]],
    ["property", "og:description", contentsOf(path, "name", "description")],
    ["property", "og:type", ["website"]],
    ["property", "og:site_name", ["Hub City IT"]],
  ])("has the %s %s %j", (attribute, name, contents) => {
    expect(contentsOf(path, attribute, name)).toEqual(contents);
  });
});

test("the 404 page has the title of the specification", () => {
  expect(textOf(only(openPage("/404"), "title"))).toBe("404 Page Not Found | Hub City IT");
});

const read = (file: string) => readFileSync(join(sampleSite, file), "utf8");
const locationsIn = (file: string) =>
  [...read(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

test("robots.txt allows everything and names the sitemap, which lists the seven pages", () => {
  expect(read("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap-index.xml\n`,
  );
  expect(locationsIn("sitemap-index.xml")).toEqual([`${site}/sitemap-0.xml`]);
  const listed = ["/", "/about", "/contact", "/legal", "/pricing", "/self-service", "/services"];
  expect(locationsIn("sitemap-0.xml").toSorted()).toEqual(listed.map((path) => site + path));
});
