import { build, type Plugin } from "vite";

/**
 * Bundles a module with all that it imports into one classic script, as text.
 * @param entry the path of the module
 * @param define names, and the code that is put in their place
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

const suffix = "?script";

/** `import text from "./a.ts?script"`: a module as text, to stand in a page itself. */
export const scriptText: Plugin = {
  name: "script-text",
  async load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const file = id.slice(0, -suffix.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(await bundle(file))}`;
  },
};
