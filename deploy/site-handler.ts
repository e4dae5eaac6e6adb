import { existsSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { canonicalPath } from "../src/lib/url-path.ts";
import { readHeaders } from "./headers-file.ts";

/**
 * Serves the built site as a host does: with the headers of _headers, compressed, URLs without .html,
 * and the 404 page.
 * @throws when the folder has no built site
 */
export function createSiteHandler(folder: string): RequestListener {
  if (!existsSync(join(folder, "_headers"))) {
    throw new Error(`${folder} has no built site. Run npm run build first.`);
  }
  const headersOf = readHeaders(folder);
  const notFound = readFileSync(join(folder, "404.html"));
  // Express's middleware, which needs no Express.
  const compress = compression();
  const serveFile = sirv(folder, {
    etag: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(notFound);
    },
  });

  return (request, response) => {
    const [, path = "/", query = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
    const canonical = canonicalPath(path);
    if (path !== canonical) {
      response.writeHead(308, { Location: canonical + query }).end();
      return;
    }
    response.setHeaders(new Map(Object.entries(headersOf(path))));
    compress(request, response, () => serveFile(request, response));
  };
}
