import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageSizes } from "../../bench/sizes.ts";
import { dist } from "../hosts/host.ts";
import { openPage, readPage } from "../support/built-page.ts";
import { pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";

test.each([
  ["content/", dist],
  ["the sample", sampleSite],
])("each page of %s is at most 16,000 bytes with its CSS", (_content, site) => {
  const sizes = Object.entries(pageSizes(site));
  expect(sizes.length).toBeGreaterThanOrEqual(9);
  expect(sizes.filter(([, bytes]) => bytes > 16_000)).toEqual([]);
});

test.each(pages)("all scripts that $path can ever load are at most 100 KB", ({ path }) => {
  const files = scriptsOf(readPage(path));
  expect(files.length).toBeGreaterThan(3);
  const inline = openPage(path)
    .querySelectorAll("script")
    .filter((script) => !/json|rules/.test(script.getAttributeValue("type") ?? ""))
    .map((script) => script.textContent);
  const bytes = files.map((file) => statSync(join(sampleSite, `_astro/${file}.br`)).size);
  const sum = bytes.reduce(
    (one, other) => one + other,
    brotliCompressSync(inline.join("\n")).length,
  );
  expect(sum).toBeLessThanOrEqual(100_000);
});

/** The scripts that a page names, and all that they import. */
function scriptsOf(html: string): string[] {
  const found = new Set<string>();
  const read = (text: string) => {
    for (const [, file = ""] of text.matchAll(/["'`](?:\.|\/_astro)\/([\w.-]+\.js)["'`]/g)) {
      if (found.has(file)) continue;
      found.add(file);
      read(readFileSync(join(sampleSite, "_astro", file), "utf8"));
    }
  };
  read(html);
  return [...found];
}
