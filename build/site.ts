import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { load } from "cheerio";
import { writeHeaders } from "../deploy/headers-file.ts";
import type { WidgetNeeds } from "../deploy/policy.ts";
import { reviewContent } from "./content.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { siteVersion } from "./site-version.ts";

const licenses = "licenses.txt";

/** Shipped, but not by the bundler of the islands: the font and Astro's inline script. */
const otherPackages = ["@fontsource/national-park", "astro"];

/**
 * Adds to the built site the headers for its host, release.json, which says what was built, the service
 * worker, and the licenses of all that a visitor downloads.
 */
export function site(needs: WidgetNeeds): AstroIntegration {
  return {
    name: "site",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { build: { license: { fileName: licenses } } } });
      },
      "astro:build:start": reviewContent,
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const path = join(folder, licenses);
        const texts = [readFileSync(path, "utf8").trim(), ...otherPackages.map(licenseOf)];
        writeFileSync(path, texts.join("\n\n"));
        for (const page of globSync(`${folder}/*.html`)) {
          const $ = load(readFileSync(page, "utf8"));
          // It follows from the path of the project's folder, and only Astro's dev server needs it.
          $("astro-island").removeAttr("uid");
          // Astro's, in the body, where HTML allows none: reset.css has it.
          $("body style:contains(astro-island)").remove();
          writeFileSync(page, $.html());
        }
        writeHeaders(folder, needs);
        const { commit } = siteVersion();
        writeFileSync(join(folder, "release.json"), JSON.stringify({ commit }));
        await writeServiceWorker(folder);
      },
    },
  };
}

function licenseOf(name: string): string {
  const read = (file: string) =>
    readFileSync(new URL(`../node_modules/${name}/${file}`, import.meta.url), "utf8");
  const { version, license } = JSON.parse(read("package.json"));
  return `## ${name} - ${version} (${license})\n\n${read("LICENSE").trim()}\n`;
}
