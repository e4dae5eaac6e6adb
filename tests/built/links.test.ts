import { expect, test } from "vitest";
import { builtFiles } from "../hosts/built-files.ts";

const files = builtFiles();

test("every script, font and style that a page or a script names was built", () => {
  const paths = new Set(files.map(({ path }) => path));
  const texts = files.filter(({ path, type }) => type === "text/html" || path.endsWith(".js"));
  const named = texts.flatMap(({ path, bytes }) =>
    [...String(bytes).matchAll(/\/_astro\/[\w.\-/@]+\.\w+/g)].map(([file]) => ({ path, file })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ file }) => !paths.has(file))).toEqual([]);
});
