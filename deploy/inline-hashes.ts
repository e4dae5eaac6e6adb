import { createHash } from "node:crypto";

/** Inline scripts, except data blocks, which never run. */
const inlineScript =
  /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The hashes (CSP 3, §6.7) of a page's inline scripts and styles. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: hashesOf(inlineScripts(html)), styles: hashesOf(textsOf(html, inlineStyle)) };
}

/** The texts of a page's inline scripts. */
export function inlineScripts(html: string): string[] {
  return textsOf(html, inlineScript);
}

function textsOf(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, text = ""]) => text);
}

function hashesOf(texts: readonly string[]): string[] {
  const hashes = texts.map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}
