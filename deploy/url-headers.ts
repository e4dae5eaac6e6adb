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

/** What the site uses of other sites. */
export interface Outside {
  /** The page with the third-party widget. */
  page: string;
  /** The origins that the widget uses. */
  origins: readonly string[];
  /** The origin of a sandboxed frame on that page, instead of the widget. */
  frame?: string | undefined;
  /** Whether the widget may use style attributes. */
  styleAttributes?: boolean;
  /** The origins that a page's scripts navigate to. Those of links in a page are read from it. */
  destinations?: Readonly<Record<string, readonly string[]>>;
  /** Where browsers send reports of violations of the policy. */
  reports?: string | undefined;
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
export function urlHeaders(folder: string, files: string[], outside: Outside): UrlHeaders {
  const headersOf = (file: string, path: string) => {
    const html = readFileSync(join(folder, file), "utf8");
    return pageHeaders({
      ...inlineHashes(html),
      widget: path === outside.page ? outside.origins : [],
      frame: path === outside.page ? outside.frame : undefined,
      styleAttributes: outside.styleAttributes ?? false,
      destinations: [...new Set([...linkedOrigins(html), ...(outside.destinations?.[path] ?? [])])],
      reports: outside.reports,
    });
  };
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

/** The origins of a page's links to other sites. */
function linkedOrigins(html: string): string[] {
  const origins = html.matchAll(/(?<=<a\s[^>]*?\bhref=")https?:\/\/[^"/?#]+/g);
  return Array.from(origins, ([origin]) => origin);
}
