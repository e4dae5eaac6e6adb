import { build, type Plugin, type Rolldown } from "vite";

const query = "?inline-script";

/** `import text from "./a.ts?inline-script"` returns a module as text to inline in a page. */
export const inlineScript: Plugin = {
  name: "inline-script",
  async load(id) {
    if (!id.endsWith(query)) return undefined;
    const file = id.slice(0, -query.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(await bundle(file))}`;
  },
};

/**
 * Bundles a module and its imports into the text of one classic script.
 * @param define identifiers, each with the code that replaces it
 */
export async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: { write: false, lib: { entry, formats: ["iife"], name: "_" } },
  });
  // Vite returns a list, with one output for each format, unless it watches.
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}
