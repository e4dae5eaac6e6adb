import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serviceWorker } from "../../build/service-worker.ts";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { sampleSite } from "./sample.ts";

/** The sample as its next release, in which the text of one page differs; without a build. */
export async function nextRelease(page: string, from: string, to: string) {
  const dist = mkdtempSync(join(tmpdir(), "release-"));
  cpSync(sampleSite, dist, { recursive: true });
  const file = join(dist, page);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
  for (const changed of [file, join(dist, "service-worker.js")])
    for (const format of ["br", "gz"]) rmSync(`${changed}.${format}`, { force: true });
  const writeWorker = serviceWorker.hooks["astro:build:done"] as (build: { dir: URL }) => unknown;
  await writeWorker({ dir: pathToFileURL(`${dist}/`) });
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}

/**
 * A server that can go down, come back, switch to another release and answer some paths with a
 * status of the test's choice. It records which paths are requested.
 */
export async function startServer() {
  const requested: string[] = [];
  let site: RequestListener = createSiteHandler(sampleSite);
  let failing: Record<string, number> = {};
  const server = createServer((request, response: ServerResponse) => {
    const path = request.url ?? "";
    requested.push(path);
    const status = failing[path];
    if (status) response.writeHead(status, { "Content-Type": "text/html" }).end("<h1>No</h1>");
    else site(request, response);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    requested,
    url: `http://localhost:${port}`,
    release: (dist: string) => {
      site = createSiteHandler(dist);
    },
    fail: (statuses: Record<string, number>) => {
      failing = statuses;
    },
    /** Closes every connection and accepts no new one. */
    goDown: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
}
