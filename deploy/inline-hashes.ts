import { hash } from "node:crypto";
import { load } from "cheerio";

/**
 * The hashes (CSP 3, §6.7) of a page's inline scripts and styles. All of them are from our source:
 * React and Astro escape what comes from content/, and legal texts have only the kinds of Markdown that
 * src/content/schemas/legal-text.ts allows, none of which is HTML or an attribute with free text.
 */
export function inlineHashes(html: string) {
  const $ = load(html);
  const hashesOf = (selector: string) => {
    const texts = new Set($(selector).map((_, element) => $(element).text()));
    return Array.from(texts, (text) => `'sha256-${hash("sha256", text, "base64")}'`);
  };
  return {
    // Not a script that is loaded, nor a data block, which never runs.
    scripts: hashesOf('script:not([src], [type$="json"])'),
    styles: hashesOf("style"),
  };
}
