import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bundle } from "./bundle.ts";

const entry = fileURLToPath(new URL("../src/islands/mail-form/early-submit.ts", import.meta.url));
const moduleId = "\0virtual:early-submit";

/** Serves early-submit.ts, as one classic script in a text, as the module virtual:early-submit. */
export const earlySubmit: Plugin = {
  name: "early-submit",
  resolveId: (id) => (id === "virtual:early-submit" ? moduleId : undefined),
  async load(id) {
    if (id !== moduleId) return undefined;
    const { code, moduleIds } = await bundle(entry);
    for (const file of moduleIds) this.addWatchFile(file);
    return `export default ${JSON.stringify(code)}`;
  },
};
