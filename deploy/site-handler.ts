import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
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
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, path) => {
      setHeaders(response, rules, path);
      const type = typesOf[extname(path)];
      if (type) response.setHeader("Content-Type", type);
    },
  });
  const notFound = readEncodings(join(folder, "404.html"));

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return answer(response, rules, 405, "Method Not Allowed");
    }
    const requested = readUrl(request);
    if (!requested) return answer(response, rules, 400, "Bad Request");
    const path = canonicalPath(requested.path);
    if (path !== requested.path) {
      response.setHeader("Location", encodeURI(path) + requested.search);
      return answer(response, rules, 308, "");
    }
    const answerNotFound = () => {
      const { encoding, body } = notFound(request.headers["accept-encoding"] ?? "");
      response.setHeader("Content-Type", "text/html;charset=utf-8");
      response.setHeader("Vary", "Accept-Encoding");
      if (encoding) response.setHeader("Content-Encoding", encoding);
      answer(response, rules, 404, body);
    };
    if (notServed.test(path)) answerNotFound();
    else files(request, response, answerNotFound);
  };
}

/** Types that sirv does not know. With nosniff, a browser ignores a file without a type. */
const typesOf: Record<string, string> = { ".ico": "image/x-icon", ".vcf": "text/vcard" };

/** The headers file, the 404 page itself and the compressed copies have no URL. */
const notServed = /^\/(_headers|404)$|\.(br|gz)$/;

/** A request's decoded path and its query; undefined for a malformed URL. */
function readUrl({ url = "/" }: IncomingMessage): { path: string; search: string } | undefined {
  try {
    // Not new URL(url, base): "//host/path" would be read as another host.
    const { pathname, search } = new URL(url.startsWith("/") ? `http://localhost${url}` : url);
    return { path: decodeURI(pathname), search };
  } catch {
    return undefined;
  }
}

/** The one path of a page: without .html, without index and without extra slashes. */
function canonicalPath(path: string): string {
  return path
    .replace(/^\/{2,}/, "/")
    .replace(/\/index(\.html)?$/, "/")
    .replace(/\.html$/, "")
    .replace(/(.)\/+$/, "$1");
}

/** Reads a file and its compressed copies; the result picks the smallest accepted one. */
function readEncodings(file: string): (accepted: string) => { encoding: string; body: Buffer } {
  const bodies = [
    { encoding: "br", body: readFileSync(`${file}.br`) },
    { encoding: "gzip", body: readFileSync(`${file}.gz`) },
  ];
  const plain = { encoding: "", body: readFileSync(file) };
  return (accepted) => bodies.find(({ encoding }) => accepted.includes(encoding)) ?? plain;
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
  response.statusCode = status;
  response.end(body);
}
