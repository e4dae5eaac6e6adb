import { expect, test } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";

// echo -n "alert('Hello, world.');" | openssl sha256 -binary | openssl base64 (CSP 3, §2.3.1)
const helloWorld = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
// The same of an empty text.
const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

test.each([
  ["an inline script with attributes", `<script type="module">alert('Hello, world.');</script>`],
  ["the same script twice", "<script>alert('Hello, world.');</script>".repeat(2)],
])("%s gives one hash", (_, html) => {
  expect(inlineHashes(html)).toEqual({ scripts: [helloWorld], styles: [] });
});

test.each([
  '<script type="module" src="/a.js"></script>',
  '<script type="application/ld+json">{}</script>',
  '<script type="application/json">{}</script>',
  '<meta content="a <script>alert(1)</script>" /><p>&lt;script>',
])("%s needs no hash", (html) => {
  expect(inlineHashes(html).scripts).toEqual([]);
});

test("white space is part of the text, and styles are separate from scripts", () => {
  const html = `<style></style><style media="print">\n</style><script></script>`;
  const { scripts, styles } = inlineHashes(html);
  expect(scripts).toEqual([empty]);
  expect(styles).toEqual([empty, expect.not.stringContaining(empty)]);
});
