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

/** The page with the third-party widget, and the origins that the widget uses. */
export interface Widget {
  page: string;
  origins: readonly string[];
  /** Whether the widget may use style attributes. */
  styleAttributes?: boolean;
}

/** The headers of each URL of the built site. */
export interface UrlHeaders {
  /** Sent with every response, unless overridden below. */
  everywhere: Headers;
  /** Added for the 404 page and every file that is neither a page nor in one of the folders. */
  otherwise: Headers;
  /** Added for the files of a folder. */
  folders: { folder: string; paths: string[]; headers: Headers }[];
  /** Added for one page; `file` is its name in the folder. */
  pages: { path: string; file: string; headers: Headers }[];
}

/** Derives the headers from the built pages. */
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
