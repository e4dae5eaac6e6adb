import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dist } from "../support/sample.ts";

test("every script, font and style that a page or a script names was built", () => {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const named = files
    .filter((file) => /\.(html|js)$/.test(file))
    .flatMap(
      (file) => readFileSync(join(dist, file), "utf8").match(/_astro\/[\w.\-/@]+\.\w+/g) ?? [],
    );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});
