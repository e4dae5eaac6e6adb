import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serviceWorker } from "../../build/service-worker.ts";
import { writeHeaders } from "../../deploy/headers-file.ts";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { sampleSite } from "./sample.ts";

/** The next release, not built: another text and another script. `pages` is its file of pages. */
export async function nextRelease(from: string, to: string) {
  const dist = mkdtempSync(join(tmpdir(), "release-"));
  cpSync(sampleSite, dist, { recursive: true });
  const inDist = (pattern: string) =>
    globSync(pattern, { cwd: dist }).map((name) => join(dist, name));
  for (const old of inDist("_astro/pages.*")) rmSync(old);
  const [toasts = ""] = inDist("_astro/Toasts.*.js");
  renameSync(toasts, toasts.replace("Toasts.", "Toasts.next-"));
  for (const page of inDist("*.html")) {
    const text = readFileSync(page, "utf8").replaceAll("Toasts.", "Toasts.next-");
    writeFileSync(page, page.endsWith("pricing.html") ? text.replaceAll(from, to) : text);
  }
  writeHeaders(dist, { page: "/self-service", destinations: [] });
  const { hooks } = serviceWorker();
  const writeWorker = hooks["astro:build:done"] as (build: { dir: URL }) => unknown;
  await writeWorker({ dir: pathToFileURL(`${dist}/`) });
  const [pages = ""] = globSync("_astro/pages.*", { cwd: dist });
  return { dist, pages: `/${pages}`, remove: () => rmSync(dist, { recursive: true }) };
}

/** A status with a short page, a page's text, no response, or half a response. */
type Failure = number | string | "hang" | "half";

/** A server that can go down, change its release and fail at some paths, and records requests. */
export async function startServer() {
  const requested: string[] = [];
  let site: RequestListener = createSiteHandler(sampleSite);
  let failing: Record<string, Failure> = {};
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requested.push(path);
    const failure = failing[path];
    const html = { "Content-Type": "text/html" };
    if (failure === undefined) site(request, response);
    else if (typeof failure === "number") response.writeHead(failure, html).end("<h1>No</h1>");
    else if (failure === "half") response.writeHead(200, html).write("<h1>Half</h1>");
    else if (failure !== "hang") response.writeHead(200, html).end(failure);
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
    fail: (failures: Record<string, Failure>) => {
      failing = failures;
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
