import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build, type Rolldown } from "vite";
import { readHeaders } from "../deploy/headers-file.ts";
import type { Documents } from "../src/service-worker/release.ts";

const source = fileURLToPath(new URL("../src/service-worker/worker.ts", import.meta.url));

/** After _headers, writes the service worker and the file of all pages that it caches. */
export function serviceWorker(): AstroIntegration {
  return {
    name: "service-worker",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = writePages(folder);
        const files = [...globSync("_astro/**/*.{js,woff2}", { cwd: folder }).sort(), pages];
        const code = await bundle(source, {
          __FILES: JSON.stringify(
            Object.fromEntries(files.map((file) => [`/${file}`, integrityOf(join(folder, file))])),
          ),
          __PAGES: JSON.stringify(`/${pages}`),
        });
        writeFileSync(join(folder, "service-worker.js"), code);
      },
    },
  };
}

/**
 * Writes the pages and the contact card with their headers as one file: compressed together they are
 * a third as large, all are of one release, and no host rewrites the HTML in it.
 * @returns the name of the file, which contains a hash
 */
function writePages(folder: string): string {
  const headersOf = readHeaders(folder);
  const read = (path: string, file: string, type: string) => {
    const headers = { ...headersOf(path), "Content-Type": `${type};charset=utf-8` };
    return [path, { headers, body: readFileSync(join(folder, file), "utf8") }] as const;
  };
  const documents: Documents = Object.fromEntries([
    read("/contact.vcf", "contact.vcf", "text/vcard"),
    ...globSync("*.html", { cwd: folder })
      .filter((file) => file !== "404.html")
      .sort()
      .map((file) => read(`/${file.replace(/(index)?\.html$/, "")}`, file, "text/html")),
  ]);
  const text = JSON.stringify(documents);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const name = `_astro/pages.${hash}.json`;
  writeFileSync(join(folder, name), text);
  return name;
}

/** Integrity metadata, as in fetch's option. */
function integrityOf(file: string): string {
  return `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;
}

/**
 * Bundles a module and its imports into the text of one classic script.
 * @param define identifiers, each with the code that replaces it
 */
async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: { write: false, lib: { entry, formats: ["iife"], name: "_" } },
  });
  // Vite returns a list, with one output for each format, unless it watches.
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}
