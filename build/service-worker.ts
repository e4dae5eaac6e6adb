import { hash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readHeaders } from "../deploy/headers-file.ts";
import { contactCard } from "../src/lib/routes.ts";
import type { Documents } from "../src/service-worker/release.ts";
import { bundle } from "./bundle.ts";

const entry = fileURLToPath(new URL("../src/service-worker/worker.ts", import.meta.url));

/** After _headers, writes the service worker and the file of all pages that it caches. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const pages = writePages(folder);
  const files = [...globSync("_astro/**/*.{js,woff2,svg}", { cwd: folder }).sort(), pages];
  const hashes = files.map((file) => {
    const bytes = readFileSync(join(folder, file));
    return [`/${file}`, `sha256-${hash("sha256", bytes, "base64")}`];
  });
  const { code } = await bundle(entry, {
    __FILES: JSON.stringify(Object.fromEntries(hashes)),
    __PAGES: JSON.stringify(`/${pages}`),
  });
  writeFileSync(join(folder, "service-worker.js"), code);
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
    read(contactCard, "contact.vcf", "text/vcard"),
    ...globSync("*.html", { cwd: folder })
      .filter((file) => file !== "404.html")
      .sort()
      .map((file) => read(`/${file.replace(/(index)?\.html$/, "")}`, file, "text/html")),
  ]);
  const text = JSON.stringify(documents);
  const name = `_astro/pages.${hash("sha256", text, "hex").slice(0, 12)}.json`;
  writeFileSync(join(folder, name), text);
  return name;
}
