import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { inlineHashes } from "./inline-hashes.ts";
import {
  type Headers,
  hashedFileHeaders,
  pageHeaders,
  sharedFileHeaders,
  siteHeaders,
} from "./policy.ts";

/** The one page with the foreign widget, and the origins that the widget uses. */
export interface Widget {
  page: string;
  origins: readonly string[];
  /** Whether the widget may style what it makes with style attributes. */
  styleAttributes?: boolean;
}

/** Which headers each address of the built site sends. */
export interface UrlHeaders {
  /** With every answer, but where an address has the same header otherwise. */
  everywhere: Headers;
  /** Besides, with the 404 page and every file that is neither a page nor in one of the folders. */
  otherwise: Headers;
  /** Besides, with the files of a folder. */
  folders: { folder: string; paths: string[]; headers: Headers }[];
  /** Besides, with one page; the file is its name in the folder. */
  pages: { path: string; file: string; headers: Headers }[];
}

/** Works out the headers from the pages as they were built. */
export function urlHeaders(folder: string, files: string[], widget: Widget): UrlHeaders {
  const headersOf = (file: string, path: string) =>
    pageHeaders({
      ...inlineHashes(readFileSync(join(folder, file), "utf8")),
      widget: path === widget.page ? widget.origins : [],
      styleAttributes: widget.styleAttributes ?? false,
    });
  const filesIn = (folder: string) =>
    files
      .filter((file) => file.startsWith(folder) && extname(file) !== "")
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => `/${file}`)
      .sort();
  const pages = files.filter((file) => file.endsWith(".html") && file !== "404.html").sort();
  return {
    everywhere: siteHeaders,
    otherwise: headersOf("404.html", "/404"),
    folders: [
      { folder: "/_astro/", paths: filesIn("_astro/"), headers: hashedFileHeaders },
      { folder: "/og/", paths: filesIn("og/"), headers: sharedFileHeaders },
    ],
    pages: pages.map((file) => {
      const path = `/${file.replace(/(index)?\.html$/, "")}`;
      return { path, file, headers: headersOf(file, path) };
    }),
  };
}
