import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { dist, sampleSite } from "../support/sample.ts";

test.each([
  ["content/", dist],
  ["the sample", sampleSite],
])("each page of %s is at most 16 KB with its CSS, compressed", (_content, site) => {
  const sizes = globSync("*.html", { cwd: site }).map((file) => {
    return { file, bytes: brotliCompressSync(readFileSync(join(site, file))).length };
  });
  expect(sizes.length).toBeGreaterThanOrEqual(9);
  expect(sizes.filter(({ bytes }) => bytes > 16_384)).toEqual([]);
});
