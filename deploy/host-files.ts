import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { headersFile } from "./headers-file.ts";
import { nginxHeaders } from "./nginx-headers.ts";
import { type Outside, urlHeaders } from "./url-headers.ts";

const compressible = new Set(".html .js .css .svg .xml .txt .json .webmanifest .ico".split(" "));

/** Cloudflare compresses on its own and would serve our compressed copies as separate files. */
const notForCloudflare = "*.br\n*.gz\n";

/** Adds _headers, and a brotli and a gzip copy of each text file, to the folder of a built site. */
export function writeHostFiles(folder: string, outside: Outside): void {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  writeFileSync(join(folder, "_headers"), headersFile(urlHeaders(folder, files, outside)));
  writeFileSync(join(folder, ".assetsignore"), notForCloudflare);
  for (const file of files) if (compressible.has(extname(file))) compress(join(folder, file));
}

/** Writes the two includes for nginx to a folder that is not served. */
export function writeNginxFiles(site: string, folder: string, outside: Outside): void {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" });
  const { maps, headers } = nginxHeaders(urlHeaders(site, files, outside));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "maps.conf"), maps);
  writeFileSync(join(folder, "headers.conf"), headers);
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  // Brotli's default quality is the best, gzip's is not.
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
