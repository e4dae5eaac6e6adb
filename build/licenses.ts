import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const file = "licenses.txt";
const root = fileURLToPath(new URL("..", import.meta.url));

/** Shipped, but not by the bundler of the islands: the font and Astro's inline script. */
const otherPackages = ["@fontsource/national-park", "astro"];

/** Publishes the license texts of all packages whose code or font a visitor downloads. */
export const licenses: AstroIntegration = {
  name: "licenses",
  hooks: {
    "astro:config:setup": ({ updateConfig }) => {
      updateConfig({ vite: { build: { license: { fileName: file } } } });
    },
    "astro:build:done": ({ dir }) => {
      const path = join(fileURLToPath(dir), file);
      writeFileSync(
        path,
        [readFileSync(path, "utf8").trim(), ...otherPackages.map(text)].join("\n\n"),
      );
    },
  },
};

function text(name: string): string {
  const folder = join(root, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const full = readFileSync(join(folder, "LICENSE"), "utf8").trim();
  return `## ${name} - ${version} (${license})\n\n${full}\n`;
}
