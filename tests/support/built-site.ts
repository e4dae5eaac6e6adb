import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeHTMLStrict } from "entities";
import { type HtmlElement, HtmlValidate, Parser } from "html-validate";
import { sampleSite } from "./sample.ts";

const parser = new Parser(await new HtmlValidate().getConfigFor("page.html"));

/** Replaces the entities in HTML, and its tags by spaces. */
export function textOf(html: string): string {
  return decodeHTMLStrict(html.replaceAll(/<[^>]+>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim();
}

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

export function openPage(path: string, dist = sampleSite): HtmlElement {
  return parser.parseHtml(readPage(path, dist));
}

/** The names or texts of what the selector finds, each run of white space as one space. */
export function textsOf(within: HtmlElement, selector: string): string[] {
  return within
    .querySelectorAll(selector)
    .map((element) => textOf(element.getAttributeValue("aria-label") ?? element.textContent));
}

/** The values of an attribute of what the selector finds. */
export function valuesOf(within: HtmlElement, selector: string, attribute: string): string[] {
  return within
    .querySelectorAll(selector)
    .map((element) => decodeHTMLStrict(element.getAttributeValue(attribute) ?? ""));
}

/** The names and the targets of the links that the selector finds. */
export function linksOf(within: HtmlElement, selector: string): [name: string, target: string][] {
  const targets = valuesOf(within, selector, "href");
  return textsOf(within, selector).map((name, index) => [name, targets[index] ?? ""]);
}
