import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { decodeHTMLStrict } from "entities";
import { sampleSite } from "./sample.ts";

/** The text files of a built site, by path, with their entities decoded. */
export function readSite(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => /\.(html|txt|xml|vcf|webmanifest|json)$/.test(file))
      .map((file) => [file, decodeHTMLStrict(readFileSync(join(dist, file), "utf8"))]),
  );
}

/** The HTML of a page as built, of the sample site or another. */
export function readPage(path: string, dist = sampleSite): string {
  return readFileSync(join(dist, `${path.slice(1) || "index"}.html`), "utf8");
}

export function openPage(path: string, dist = sampleSite): CheerioAPI {
  return load(readPage(path, dist));
}

/** The names or texts of what the selector finds, each run of white space as one space. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  const texts = $(selector).map((_, element) => $(element).attr("aria-label") ?? $(element).text());
  return texts.get().map((text) => text.replaceAll(/\s+/g, " ").trim());
}

/** The values of an attribute of what the selector finds. */
export function valuesOf($: CheerioAPI, selector: string, attribute: string): string[] {
  return $(selector)
    .map((_, element) => $(element).attr(attribute) ?? "")
    .get();
}

/** The names and the targets of the links that the selector finds. */
export function linksOf($: CheerioAPI, selector: string): [name: string, target: string][] {
  const targets = valuesOf($, selector, "href");
  return textsOf($, selector).map((name, index) => [name, targets[index] ?? ""]);
}
