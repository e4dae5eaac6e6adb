import type { Plugin } from "vite";

const query = "?chunk-url";

/**
 * `import url from "./x.ts?chunk-url"` returns the URL of x, built as a separate chunk, for
 * import(url). A plain import("./x.ts") would add 1.2 KB of Vite's preload helper.
 */
export function chunkUrl(): Plugin {
  let root = "";
  let building = false;
  return {
    name: "chunk-url",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      building = config.command === "build";
    },
    load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      if (!building) return `export default ${JSON.stringify(file.replace(root, ""))}`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "chunk", id: file })}`;
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  };
}
