import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { type HeaderRule, headersFor, parseHeaderRules } from "./header-rules.ts";

/**
 * Answers requests with the built site as a host does: the headers of _headers, the compressed
 * files where the browser takes them, addresses without .html, and the 404 page.
 * @throws when the folder holds no built site
 */
export function createSiteHandler(folder: string): RequestListener {
  if (!existsSync(join(folder, "404.html"))) {
    throw new Error(`${folder} holds no built site. Run npm run build first.`);
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
    const asked = addressOf(request);
    if (!asked) return answer(response, rules, 400, "Bad Request");
    const path = canonicalPath(asked.path);
    if (path !== asked.path) {
      response.setHeader("Location", encodeURI(path) + asked.search);
      return answer(response, rules, 308, "");
    }
    const answerNotFound = () => {
      const { encoding, body } = notFound(request.headers["accept-encoding"] ?? "");
      response.setHeader("Content-Type", "text/html;charset=utf-8");
      response.setHeader("Vary", "Accept-Encoding");
      if (encoding) response.setHeader("Content-Encoding", encoding);
      answer(response, rules, 404, request.method === "HEAD" ? "" : body);
    };
    if (notHandedOut.test(path)) answerNotFound();
    else files(request, response, answerNotFound);
  };
}

/** Types that sirv does not know; without one a browser that may not guess drops the file. */
const typesOf: Record<string, string> = { ".ico": "image/x-icon", ".vcf": "text/vcard" };

/** What a host reads itself, the page it sends for what is missing, and the compressed copies. */
const notHandedOut = /^\/(_headers|404)$|\.(br|gz)$/;

/** The path, decoded, and the query of a request; undefined where they can't be read. */
function addressOf({ url = "/" }: IncomingMessage): { path: string; search: string } | undefined {
  try {
    // Not with a base: "//host/path" would be taken for another host.
    const { pathname, search } = new URL(url.startsWith("/") ? `http://localhost${url}` : url);
    return { path: decodeURI(pathname), search };
  } catch {
    return undefined;
  }
}

/** A page has one address: without .html, without index and without a slash more than it needs. */
function canonicalPath(path: string): string {
  return path
    .replace(/^\/{2,}/, "/")
    .replace(/\/index(\.html)?$/, "/")
    .replace(/\.html$/, "")
    .replace(/(.)\/+$/, "$1");
}

/** A file that sirv does not send, in the smallest form that the browser takes. */
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
