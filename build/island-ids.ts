import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** After the build, and before anything makes a hash of a page: takes the islands' ids away. */
export const noIslandIds: AstroIntegration = {
  name: "no-island-ids",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!file.endsWith(".html")) continue;
        const page = join(folder, file);
        writeFileSync(page, withoutIslandIds(readFileSync(page, "utf8")));
      }
    },
  },
};

/**
 * Takes away the uid of each island. Astro makes it from the folder of the build, so two builds of
 * one commit would differ, and nothing reads it.
 */
export function withoutIslandIds(html: string): string {
  return html.replace(/(<astro-island)\s+uid="[^"]*"/g, "$1");
}
