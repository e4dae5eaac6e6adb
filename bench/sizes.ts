import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Bytes (brotli) of each page's HTML, including its inline CSS. */
export function pageSizes(dist: string): Record<string, number> {
  const names = readdirSync(dist).filter((name) => name.endsWith(".html"));
  return Object.fromEntries(names.map((name) => [name, brotliSize(join(dist, name))]));
}

function brotliSize(file: string): number {
  return statSync(`${file}.br`).size;
}
