import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { bundle } from "./inline-script.ts";

const source = fileURLToPath(new URL("../src/service-worker/worker.ts", import.meta.url));

/** After the build, writes the service worker; the hash of all pages names its release. */
export const serviceWorker: AstroIntegration = {
  name: "service-worker",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const code = await bundle(source, {
        __RELEASE: JSON.stringify(releaseOf(folder)),
        "self.__FILES": JSON.stringify(filesToCache(folder)),
      });
      writeFileSync(join(folder, "service-worker.js"), code);
    },
  },
};

/** A name that changes with any page. */
function releaseOf(folder: string): string {
  const hash = createHash("sha256");
  for (const page of globSync("**/*.html", { cwd: folder }).sort()) {
    hash.update(page).update(readFileSync(join(folder, page)));
  }
  return hash.digest("hex").slice(0, 12);
}

/** The offline page and its fonts, whose names contain a hash. Its styles are inline. */
function filesToCache(folder: string): { url: string; revision: string | null }[] {
  const page = readFileSync(join(folder, "offline.html"), "utf8");
  const fonts = [...page.matchAll(/<link rel="preload"[^>]*href="([^"]+\.woff2)"/g)];
  return [
    { url: "/offline", revision: createHash("sha256").update(page).digest("hex").slice(0, 12) },
    ...fonts.map(([, url = ""]) => ({ url, revision: null })),
  ];
}
