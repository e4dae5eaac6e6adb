import { build, type Plugin } from "vite";

const query = "?inline-script";

/** `import text from "./a.ts?inline-script"` gives a module as text, to be inlined in a page. */
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
 * Bundles a module and its imports into one classic script, as text.
 * @param entry the path of the module
 * @param define identifiers, and the code that replaces them
 */
export async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: { write: false, lib: { entry, formats: ["iife"], name: "_" } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error(`${entry} could not be bundled`);
  return output.output[0].code.trim();
}
