import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { dist } from "./host.ts";

/** A file of the built site, and its URL. */
export interface BuiltFile {
  path: string;
  bytes: Buffer;
  type: string;
}

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".txt": "text/plain",
  ".xml": "xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "icon",
  ".woff2": "font/woff2",
  ".vcf": "vcard",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** Every file with a URL of its own: no compressed copies, no files for hosts. */
export function builtFiles(): BuiltFile[] {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.(br|gz)$|_headers$|\/\.assetsignore$|\/404\.html$/.test(file))
    .map((file) => ({
      path: file.slice(dist.length).replace(/(index)?\.html$/, ""),
      bytes: readFileSync(file),
      type: types[extname(file)] ?? `the unknown type of ${extname(file)}`,
    }));
}
