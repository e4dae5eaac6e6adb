import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HtmlElement, HtmlValidate, Parser } from "html-validate";
import { sampleSite } from "./sample.ts";
import { decode } from "./site-text.ts";

const parser = new Parser(await new HtmlValidate().getConfigFor("page.html"));

/** The HTML of a page of the sample site, as built. */
export function readPage(path: string): string {
  return readFileSync(join(sampleSite, `${path.slice(1) || "index"}.html`), "utf8");
}

/** The page's document. */
export function openPage(path: string): HtmlElement {
  return parser.parseHtml(readPage(path));
}

/** The text of an element without entities, each run of white space as one space. */
export function textOf(element: HtmlElement | null): string {
  return decode(element?.textContent ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The texts of what the selector finds. */
export function textsOf(within: HtmlElement, selector: string): string[] {
  return within.querySelectorAll(selector).map(textOf);
}

/** The values of an attribute of what the selector finds. */
export function valuesOf(within: HtmlElement, selector: string, attribute: string): string[] {
  return within
    .querySelectorAll(selector)
    .map((element) => decode(element.getAttributeValue(attribute) ?? ""));
}

/** The links as pairs of text and target. */
export function linksOf(within: HtmlElement, selector = "a"): [text: string, href: string][] {
  return within
    .querySelectorAll(selector)
    .map((link) => [textOf(link), decode(link.getAttributeValue("href") ?? "")]);
}

/** The only element that the selector finds; throws if there is none, or another one. */
export function only(within: HtmlElement, selector: string): HtmlElement {
  const [element, ...others] = within.querySelectorAll(selector);
  if (!element || others.length > 0) throw new Error(`not one ${selector}, or several`);
  return element;
}
