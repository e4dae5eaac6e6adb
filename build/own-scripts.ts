import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import islandScript from "astro/runtime/server/astro-island.prebuilt.js";
import { inlineScripts } from "../deploy/inline-hashes.ts";
import { speculationRules } from "../src/lib/speculation-rules.ts";

/** The inline scripts that our source and Astro write into pages. */
export const ownScripts = new Set([JSON.stringify(speculationRules), islandScript]);

/**
 * Stops the build if a page has another inline script. The policy allows each one by its hash, so a
 * script that came in through content/ would run. Must run before any integration that hashes pages.
 */
export const onlyOwnScripts: AstroIntegration = {
  name: "only-own-scripts",
  hooks: {
    "astro:build:ssr": ({ manifest }) => {
      const byAstro = [...manifest.inlinedScripts, ...manifest.clientDirectives];
      for (const [, code] of byAstro) ownScripts.add(code);
    },
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const page of globSync("**/*.html", { cwd: folder })) {
        const scripts = inlineScripts(readFileSync(join(folder, page), "utf8"));
        const foreign = scripts.find((code) => !ownScripts.has(code));
        if (foreign === undefined) continue;
        throw new Error(`${page} has an inline script that src/ does not: ${foreign.slice(0, 80)}`);
      }
    },
  },
};
