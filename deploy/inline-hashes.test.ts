import { expect, test } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";

// echo -n "alert('Hello, world.');" | openssl sha256 -binary | openssl base64 (CSP 3, §2.3.1)
const helloWorld = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
// The same of an empty text.
const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

test.each<[string, string, string[]?]>([
  ["an inline script with attributes", `<script type="module">alert('Hello, world.');</script>`],
  ["the same script twice", "<script>alert('Hello, world.');</script>".repeat(2)],
  ["a file", '<script type="module" src="/a.js"></script>', []],
  ["search data", '<script type="application/ld+json">{}</script>', []],
  ["other data", '<script type="application/json">{}</script>', []],
  ["text", '<meta content="a <script>alert(1)</script>" /><p>&lt;script>', []],
])("a script's text is hashed once, and only if it runs: %s", (_, html, scripts = [helloWorld]) => {
  expect(inlineHashes(html)).toEqual({ scripts, styles: [] });
});

test("white space is part of the text, and styles are separate from scripts", () => {
  const html = `<style></style><style media="print">\n</style><script></script>`;
  const { scripts, styles } = inlineHashes(html);
  expect(scripts).toEqual([empty]);
  expect(styles).toEqual([empty, expect.not.stringContaining(empty)]);
});
