import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { AstroIntegration } from "astro";
import { addressHeaders, type Widget } from "./address-headers.ts";
import { headersFile } from "./headers-file.ts";
import { nginxHeaders } from "./nginx-headers.ts";

interface Options {
  /** The page that has the foreign widget, and the origins that the widget uses. */
  widget: Widget;
}

const compressible = new Set(".html .js .css .svg .xml .txt .json .webmanifest .ico".split(" "));

/** Cloudflare compresses by itself and would hand out our copies as pages of their own. */
const notForCloudflare = "*.br\n*.gz\n";

/** After the build: writes the headers that each page needs, and compresses what hosts send. */
export function hostFiles(options: Options): AstroIntegration {
  return {
    name: "host-files",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeHostFiles(folder, options);
        writeNginxFiles(folder, folder.replace(/[/\\]?$/, "-nginx"), options);
      },
    },
  };
}

/** Adds _headers, and a brotli and a gzip copy of each text, to the folder of a built site. */
export function writeHostFiles(folder: string, { widget }: Options): void {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  writeFileSync(join(folder, "_headers"), headersFile(addressHeaders(folder, files, widget)));
  writeFileSync(join(folder, ".assetsignore"), notForCloudflare);
  for (const file of files) if (compressible.has(extname(file))) compress(join(folder, file));
}

/** Writes nginx's two includes into a folder of their own, which no server hands out. */
function writeNginxFiles(site: string, folder: string, { widget }: Options): void {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" });
  const { maps, headers } = nginxHeaders(addressHeaders(site, files, widget));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "maps.conf"), maps);
  writeFileSync(join(folder, "headers.conf"), headers);
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
