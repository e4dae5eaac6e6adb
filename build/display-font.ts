import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const source = new URL(
  "../node_modules/@fontsource/national-park/files/national-park-latin-700-normal.woff2",
  import.meta.url,
);
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = new URL("../node_modules/.cache/display-font/", import.meta.url);

/** What headings, prices and buttons are written with: ASCII, and the signs that good typesetting adds. */
const letters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "‘’“”–—−…·©×ÁÉÍÑÓÚÜáéíñóúü";

/** OpenType features that browsers turn on by themselves, and the one that the styles ask for. */
const keepFeatures = ["ccmp", "locl", "liga", "kern", "mark", "mkmk", "rvrn", "tnum"];

/** Cuts the display face down to the letters above. Returns the file's path in the project. */
export async function displayFont(): Promise<string> {
  const subset = await subsetFont(readFileSync(source), letters, {
    targetFormat: "woff2",
    keepFeatures,
  });
  const file = new URL("national-park-700.woff2", folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, subset);
  // From the project's folder: Astro makes the family's name from this text, on every machine the same.
  return `./${relative(root, fileURLToPath(file))}`;
}
