import { hash } from "node:crypto";

/** Scripts and styles, and all other tags, whose attributes may hold text that looks like a tag. */
const tags = /<(script|style)((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/g;

/** A script that is loaded, or a data block, which never runs. */
const notInline = /\b(?:src=|type="application\/(?:ld\+)?json")/;

/**
 * The hashes (CSP 3, §6.7) of a page's inline scripts and styles. All of them are from our source:
 * React and Astro escape what comes from content/, and legal texts have only the kinds of Markdown that
 * src/content/legal-markdown.ts allows, none of which is HTML or an attribute with free text.
 */
export function inlineHashes(html: string) {
  const elements = [...html.matchAll(tags)];
  const hashesOf = (element: "script" | "style") => {
    const hashes = elements
      .filter(([, name, attributes = ""]) => name === element && !notInline.test(attributes))
      .map(([, , , text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
    return [...new Set(hashes)];
  };
  return { scripts: hashesOf("script"), styles: hashesOf("style") };
}
