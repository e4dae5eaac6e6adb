import { build, type Plugin, type Rolldown } from "vite";

/** Bundles a file and all that it imports into one classic script. */
export async function bundle(entry: string, define: Record<string, string> = {}) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      target: "safari15.4",
      lib: { entry, formats: ["iife"], name: "_" },
    },
  });
  // Vite returns a list, with one output for each format, unless it watches.
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0];
}

const query = "?bundled";

/**
 * `import code from "./file.ts?bundled"` is the bundle's text, for an inline script: Astro inlines no
 * script that shares modules with an island.
 */
export const bundledText: Plugin = {
  name: "bundled-text",
  async load(id) {
    if (!id.endsWith(query)) return undefined;
    const { code, moduleIds } = await bundle(id.slice(0, -query.length));
    for (const file of moduleIds) this.addWatchFile(file);
    return `export default ${JSON.stringify(code)}`;
  },
};
