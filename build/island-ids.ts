import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** After the build, removes the islands' uids. Must run before any integration that hashes pages. */
export const noIslandIds: AstroIntegration = {
  name: "no-island-ids",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const file of globSync("**/*.html", { cwd: folder })) {
        const page = join(folder, file);
        writeFileSync(page, withoutIslandIds(readFileSync(page, "utf8")));
      }
    },
  },
};

/**
 * Removes each island's uid. Astro derives it from the path of the project, so two builds of one
 * commit would differ, and nothing reads it.
 */
function withoutIslandIds(html: string): string {
  return html.replace(/(<astro-island)\s+uid="[^"]*"/g, "$1");
}
