import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { sampleSite } from "./sample.ts";

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
