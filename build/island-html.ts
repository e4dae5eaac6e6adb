import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * After the build, corrects the HTML that Astro writes for islands. Must run before any integration
 * that hashes pages.
 */
export const islandHtml: AstroIntegration = {
  name: "island-html",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const file of globSync("**/*.html", { cwd: folder })) {
        const page = join(folder, file);
        writeFileSync(page, withoutStyle(withoutIds(readFileSync(page, "utf8"))));
      }
    },
  },
};

/**
 * Removes each island's uid. Astro derives it from the path of the project, so two builds of one
 * commit would differ, and nothing reads it.
 */
function withoutIds(html: string): string {
  return html.replace(/(<astro-island)\s+uid="[^"]*"/g, "$1");
}

/** Removes the style beside the first island, where HTML allows none. It is in src/styles/base.css. */
function withoutStyle(html: string): string {
  return html.replace(/<style>astro-island,[^<]*<\/style>/, "");
}
