import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Bytes (brotli) of each page's HTML, including its inline CSS. */
export function pageSizes(dist: string): Record<string, number> {
  const names = readdirSync(dist).filter((name) => name.endsWith(".html"));
  return Object.fromEntries(names.map((name) => [name, brotliSize(join(dist, name))]));
}

/** Bytes (brotli) of script that each island loads, including all imports. */
export function islandSizes(dist: string): Record<string, number> {
  const folder = join(dist, "_astro");
  // Boundary wraps each island; announce is the island of the toasts.
  const islands = readdirSync(folder).filter((name) =>
    /^(?!Boundary\.)([A-Z]\w+|announce)\.[\w-]+\.js$/.test(name),
  );
  const runtime = readdirSync(folder).filter((name) => /^client\.[\w-]+\.js$/.test(name));
  return Object.fromEntries(
    islands.map((name) => [name.split(".")[0], sizeWithImports(folder, [name, ...runtime])]),
  );
}

/** Bytes (brotli) of the scripts and all their imports, each counted once. */
function sizeWithImports(folder: string, names: readonly string[]): number {
  const seen = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...importsOf(readFileSync(join(folder, name), "utf8")));
  }
  return [...seen].reduce((sum, name) => sum + brotliSize(join(folder, name)), 0);
}

function importsOf(script: string): string[] {
  return [...script.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, name = ""]) => name,
  );
}

function brotliSize(file: string): number {
  return statSync(`${file}.br`).size;
}
