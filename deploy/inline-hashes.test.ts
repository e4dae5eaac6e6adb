import { expect, test } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";

// echo -n "alert('Hello, world.');" | openssl sha256 -binary | openssl base64 (CSP 3, §2.3.1)
const helloWorld = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
// The same of nothing at all.
const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

test("an inline script is named by the hash of its text, whatever its attributes", () => {
  const { scripts } = inlineHashes(`<script type="module">alert('Hello, world.');</script>`);
  expect(scripts).toEqual([helloWorld]);
});

test("a script with a source needs no hash", () => {
  expect(inlineHashes(`<script type="module" src="/a.js"></script>`).scripts).toEqual([]);
});

test("the same script twice is named once", () => {
  const script = "<script>alert('Hello, world.');</script>";
  expect(inlineHashes(script + script).scripts).toEqual([helloWorld]);
});

test("white space belongs to the text", () => {
  expect(inlineHashes("<script>\n</script>").scripts).not.toEqual([empty]);
});

test("styles are told apart from scripts", () => {
  const { scripts, styles } = inlineHashes(
    `<style></style><style media="print">p{}</style><script>alert('Hello, world.');</script>`,
  );
  expect(scripts).toEqual([helloWorld]);
  expect(styles).toHaveLength(2);
  expect(styles[0]).toBe(empty);
});
