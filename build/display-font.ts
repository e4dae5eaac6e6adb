import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const source = new URL(
  "../node_modules/@fontsource/national-park/files/national-park-latin-700-normal.woff2",
  import.meta.url,
);
const root = fileURLToPath(new URL("..", import.meta.url));
const cache = new URL("../node_modules/.cache/display-font/", import.meta.url);

/** The characters of headings, prices and buttons: ASCII, typographic punctuation and accents. */
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "‘’“”–—−…·©×ÁÉÍÑÓÚÜáéíñóúü";

/** The OpenType features that browsers enable by default, and tnum, which the styles use. */
const keepFeatures = ["ccmp", "locl", "liga", "kern", "mark", "mkmk", "rvrn", "tnum"];

/** Writes a subset of the display font, unless it exists. Returns its path in the project. */
export async function displayFont(): Promise<string> {
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: "woff2",
    keepFeatures,
  });
  const file = new URL("national-park-700.woff2", cache);
  if (!existsSync(file) || !readFileSync(file).equals(subset)) {
    mkdirSync(cache, { recursive: true });
    // Another build may read the file at the same time: it must be complete.
    const unfinished = new URL(`${randomUUID()}.woff2`, cache);
    writeFileSync(unfinished, subset);
    renameSync(unfinished, file);
  }
  // Relative to the project: Astro hashes this path into the family's name, the same everywhere.
  return `./${relative(root, fileURLToPath(file))}`;
}
