import { existsSync, globSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import compression from "compression";
import serveStatic from "serve-static";
import { canonicalPath } from "../src/lib/url-path.ts";
import { readHeaders } from "./headers-file.ts";

/**
 * Serves the built site as Cloudflare does: with the headers of _headers, compressed, URLs without .html,
 * and the 404 page.
 * @throws when the folder has no built site
 */
export function createSiteHandler(folder: string): RequestListener {
  if (!existsSync(join(folder, "_headers"))) {
    throw new Error(`${folder} has no built site. Run npm run build first.`);
  }
  const headersOf = readHeaders(folder);
  const pages = globSync("{,admin/}*.html", { cwd: folder }).map((file) =>
    canonicalPath(`/${file}`),
  );
  const notFound = readFileSync(join(folder, "404.html"));
  // Express's middleware, which needs no Express.
  const compress = compression();
  const serveFile = serveStatic(folder, {
    acceptRanges: false,
    dotfiles: "allow",
    extensions: ["html"],
    fallthrough: false,
    redirect: false,
  });

  return (request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    // The owner's form, a folder.
    request.url = pathname.replace(/^\/admin$/, "/admin/") + search;
    response.setHeaders(new Map(Object.entries(headersOf(pathname))));
    const canonical = canonicalPath(pathname);
    if (pathname !== canonical && pages.includes(canonical)) {
      response.writeHead(307, { Location: canonical + search }).end();
      return;
    }
    const answerNotFound = () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(notFound);
    };
    compress(request, response, () => {
      if (["/404", "/_headers"].includes(pathname)) answerNotFound();
      else serveFile(request, response, answerNotFound);
    });
  };
}
