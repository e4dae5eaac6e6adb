import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { readContentOrStop } from "../build/content.ts";
import { widgetOrigins } from "../src/lib/help-desk.ts";
import { adminPolicy, adminRules } from "./headers.ts";

/** What the build replaces in Sveltia. */
const replacements: [pattern: RegExp, by: string][] = [
  // "Later" would be wrong for a mistake.
  [
    /There was an error while saving the entry.*?later\./,
    "Not saved. Nothing is lost. Correct this, or wait for a connection, then save again:",
  ],
  // People who enlarge a page do so here too.
  [/`maximum-scale=1`,/, ""],
  // The package has the same fonts.
  [/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ""],
  // Its icons have every weight, in 753 KB; the form shows one weight.
  [
    /assets\/material-symbols-outlined.*?\.woff2/,
    "../../../@fontsource/material-symbols-outlined/files/material-symbols-outlined-latin-300-normal.woff2",
  ],
];

export default defineConfig(({ mode }) => {
  const { site, repository, helpDesk } = readContentOrStop().business;
  const root = import.meta.dirname;
  const ownHost = mode === "own-host";
  const otherSite = ownHost ? site : "";
  const dist = resolve(process.env.SITE_DIST ?? `${root}/../dist`);
  const outDir = ownHost ? `${root}/dist` : `${dist}/admin`;
  return {
    root,
    base: ownHost ? "/" : "/admin/",
    define: {
      __SITE__: JSON.stringify({ site, repository }),
      "import.meta.env.POLICY": JSON.stringify(adminPolicy(otherSite)),
    },
    resolve: { alias: { satteri: `${root}/markdown.ts` } },
    build: { outDir, emptyOutDir: true, license: { fileName: "licenses.txt" } },
    plugins: [
      {
        name: "sveltia",
        transform: {
          filter: { id: /@sveltia\/cms\/npm\/index\.js/ },
          handler: (code) =>
            replacements.reduce((changed, [pattern, by]) => {
              if (changed.search(pattern) < 0) stop(`Sveltia has no ${pattern} any more.`);
              return changed.replace(pattern, by);
            }, code),
        },
        buildStart() {
          if (!repository)
            stop("Write your copy on GitHub into content/business.yaml: repository.");
          // A script of another company on the same host could read the token.
          if (!ownHost && widgetOrigins(helpDesk).length > 0)
            stop("With a help desk, the form needs a host name of its own: docs/start.md, step 7.");
          if (!ownHost && !existsSync(`${dist}/_headers`)) stop("First: npm run build");
        },
        writeBundle() {
          const file = `${ownHost ? outDir : dist}/_headers`;
          // Without the rule of the last build.
          const [others] = ownHost ? [""] : readFileSync(file, "utf8").split("/admin\n");
          writeFileSync(file, `${others}${adminRules(otherSite).join("\n")}\n`);
        },
      },
    ],
  };
});

/** Ends the build with one line; this.error would add a stack trace of the program. */
function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
