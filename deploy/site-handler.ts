import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { canonicalPath, decodePath } from "../src/lib/url-path.ts";
import { type HeaderRule, headersFor, parseHeaderRules } from "./header-rules.ts";

/**
 * Serves the built site as a host does: with the headers of _headers, compressed files, URLs without
 * .html, and the 404 page.
 * @throws when the folder has no built site
 */
export function createSiteHandler(folder: string): RequestListener {
  if (!existsSync(join(folder, "404.html"))) {
    throw new Error(`${folder} has no built site. Run npm run build first.`);
  }
  const rules = parseHeaderRules(readFileSync(join(folder, "_headers"), "utf8"));
  const files = filesIn(folder);
  const notFound = new Map(
    ["", ".br", ".gz"].map((suffix) => [suffix, readFileSync(join(folder, `404.html${suffix}`))]),
  );

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return answer(response, rules, 405, "Method Not Allowed");
    }
    const requested = readUrl(request);
    if (!requested) return answer(response, rules, 400, "Bad Request");
    const canonical = canonicalPath(requested.pathname);
    if (canonical !== requested.pathname) {
      response.setHeader("Location", canonical + requested.search);
      return answer(response, rules, 308, "");
    }
    const path = decodePath(canonical);
    if (path === undefined) return answer(response, rules, 400, "Bad Request");
    const file =
      path === "/" ? "/index.html" : [path, `${path}.html`].find((each) => files.has(each));
    if (!file || notServed.test(path)) return answerNotFound();

    const suffix = compressedCopy(request, response, files, file);
    setHeaders(response, rules, path);
    response.setHeader("Content-Type", typesOf[extname(file)] ?? "application/octet-stream");
    send(request, encodeURI(file + suffix), { ...sendOptions, root: folder })
      .on("error", ({ status }: { status: number }) => {
        if (response.headersSent) return response.destroy();
        if (status === 404) return answerNotFound();
        for (const name of ["Content-Encoding", "Content-Type", "ETag"])
          response.removeHeader(name);
        answer(response, rules, status, "");
      })
      .pipe(response);

    function answerNotFound() {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      const suffix = compressedCopy(request, response, files, "/404.html");
      answer(response, rules, 404, notFound.get(suffix) ?? "");
    }
  };
}

/** The types of dist's files, as in nginx/types.conf. */
const typesOf: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "text/xml; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Not public, however encoded: files for hosts, the 404 page itself, other URLs of pages. */
const notServed = /^\/(_headers|\.assetsignore|404|index)$|\.(br|gz|html)$/;

/** No host of this site sends parts of its small files; a server may ignore Range (RFC 9110, 14.2). */
const sendOptions = { acceptRanges: false, dotfiles: "allow", index: false } as const;

/** The files of the folder, as paths from its root. */
function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((file) => `/${file.replaceAll(sep, "/")}`),
  );
}

/** Undefined for a malformed URL. */
function readUrl({ url = "/" }: IncomingMessage): URL | undefined {
  // Not with a base: "//host/path" would be read as another host.
  return URL.parse(url.startsWith("/") ? `http://localhost${url}` : url) ?? undefined;
}

/** The suffix of the smallest copy that the client accepts, "" for the file itself. Sets headers. */
function compressedCopy(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlySet<string>,
  file: string,
): string {
  const copies = { br: ".br", gzip: ".gz" };
  const available = Object.entries(copies).filter(([, suffix]) => files.has(file + suffix));
  if (available.length > 0) response.setHeader("Vary", "Accept-Encoding");
  const negotiator = new Negotiator(request);
  for (const [encoding, suffix] of available) {
    if (negotiator.encoding([encoding])) {
      response.setHeader("Content-Encoding", encoding);
      return suffix;
    }
  }
  return "";
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], path: string): void {
  response.setHeaders(new Map(Object.entries(headersFor(rules, path))));
}

function answer(
  response: ServerResponse,
  rules: readonly HeaderRule[],
  status: number,
  body: string | Buffer,
): void {
  setHeaders(response, rules, "/404");
  if (!response.hasHeader("Content-Type"))
    response.setHeader("Content-Type", typesOf[".txt"] ?? "");
  response.statusCode = status;
  response.end(body);
}
