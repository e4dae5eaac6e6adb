import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createSiteHandler } from "../deploy/site-handler.ts";

/** A page of plain text, the lower bound for every page's paint. */
const floorPage = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title>
<meta name="description" content="A page of bare text.">
</head>
<body>
<main>
<h1>Floor</h1>
<p>Practical IT for Small Business &amp; Residential. This page is text and nothing else.</p>
</main>
</body>
</html>
`;

/** Serves the built site as in production. */
export function serveSite(dist: string): Promise<Server> {
  return listen(dist);
}

/** Serves the floor by the same code, from a temporary folder that is removed with the server. */
export async function serveFloor(dist: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "floor-"));
  for (const name of ["404.html", "404.html.br", "404.html.gz", "_headers"]) {
    copyFileSync(join(dist, name), join(folder, name));
  }
  writeFileSync(join(folder, "index.html"), floorPage);
  writeFileSync(join(folder, "index.html.br"), brotliCompressSync(floorPage));
  writeFileSync(join(folder, "index.html.gz"), gzipSync(floorPage));
  const server = await listen(folder);
  return server.on("close", () => rmSync(folder, { recursive: true }));
}

/** The URL of a local server. */
export function urlOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Closes a server and the connections that a browser still holds. */
export async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

function listen(folder: string): Promise<Server> {
  const server = createServer(createSiteHandler(folder));
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}
