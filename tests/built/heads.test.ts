import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { only, openPage, textOf, valuesOf } from "../support/built-page.ts";
import { pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";

const site = "https://hubcityit.example";

const contentsOf = (path: string, attribute: string, value: string) =>
  valuesOf(openPage(path), `meta[${attribute}="${value}"]`, "content");

describe.each([...pages.map(({ path }) => path), "/404", "/offline"])("the head of %s", (path) => {
  const page = openPage(path);
  const listed = pages.some((each) => each.path === path);

  test("gives the language, the viewport and the icons", () => {
    expect(valuesOf(page, "html", "lang")).toEqual(["en-US"]);
    expect(contentsOf(path, "name", "viewport")).toEqual(["width=device-width, initial-scale=1"]);
    expect(valuesOf(page, 'link[rel="icon"]', "href")).toEqual([
      expect.stringMatching(/^data:image\/svg\+xml,/),
      "/favicon.ico",
    ]);
    const touchIcon = valuesOf(page, 'link[rel="apple-touch-icon"]', "href");
    expect(touchIcon).toEqual(["/apple-touch-icon.png"]);
  });

  test("gives the canonical URL without .html and without a slash at the end, or noindex", () => {
    const url = path === "/" ? `${site}/` : site + path;
    expect(valuesOf(page, 'link[rel="canonical"]', "href")).toEqual(listed ? [url] : []);
    expect(contentsOf(path, "name", "robots")).toEqual(listed ? [] : ["noindex"]);
    expect(contentsOf(path, "property", "og:url")).toEqual([url]);
  });

  test("has the title and description for Open Graph too", () => {
    const title = textOf(only(page, "title"));
    expect(title).toContain("Hub City IT");
    expect(contentsOf(path, "property", "og:title")).toEqual([title]);
    const description = contentsOf(path, "name", "description");
    expect(contentsOf(path, "property", "og:description")).toEqual(description);
    expect(contentsOf(path, "property", "og:type")).toEqual(["website"]);
    expect(contentsOf(path, "property", "og:site_name")).toEqual(["Hub City IT"]);
  });

  test("lets the browser prerender the next page on hover, but only prefetch Self Service", () => {
    const rules = textOf(only(page, 'script[type="speculationrules"]'));
    const others = {
      and: [{ href_matches: "/*" }, { not: { href_matches: ["/self-service*", "/contact.vcf"] } }],
    };
    expect(JSON.parse(rules)).toEqual({
      prerender: [{ where: others, eagerness: "moderate" }],
      prefetch: [{ where: { href_matches: "/self-service" }, eagerness: "moderate" }],
    });
  });
});

test("the 404 page has the title of the specification", () => {
  expect(textOf(only(openPage("/404"), "title"))).toBe("404 Page Not Found | Hub City IT");
});

test("the icon in the page is a picture", async () => {
  const [icon = ""] = valuesOf(openPage("/"), 'link[type="image/svg+xml"]', "href");
  const svg = decodeURIComponent(icon.replace("data:image/svg+xml,", ""));
  expect((await sharp(Buffer.from(svg)).metadata()).width).toBeGreaterThan(0);
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
