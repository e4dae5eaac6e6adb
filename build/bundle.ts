import { build, type Rolldown } from "vite";

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
