import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { openPage, readPage } from "../support/built-page.ts";
import { pages } from "../support/pages.ts";
import { dist, sampleSite } from "../support/sample.ts";

const compressed = (text: string | Buffer) => brotliCompressSync(text).length;

test.each([
  ["content/", dist],
  ["the sample", sampleSite],
])("each page of %s is at most 16,000 bytes with its CSS", (_content, site) => {
  const sizes = globSync("*.html", { cwd: site }).map((file) => {
    return { file, bytes: compressed(readFileSync(join(site, file))) };
  });
  expect(sizes.length).toBeGreaterThanOrEqual(9);
  expect(sizes.filter(({ bytes }) => bytes > 16_000)).toEqual([]);
});

test.each(pages)("all scripts that $path can ever load are at most 100 KB", ({ path }) => {
  const files = scriptsOf(readPage(path));
  expect(files.length).toBeGreaterThan(3);
  const inline = openPage(path)
    .querySelectorAll("script")
    .filter((script) => !/json|rules/.test(script.getAttributeValue("type") ?? ""))
    .map((script) => script.textContent);
  const sum = files
    .map((file) => compressed(readFileSync(join(sampleSite, "_astro", file))))
    .reduce((one, other) => one + other, compressed(inline.join("\n")));
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
