import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { type ContentCopy, copyContent, folderForBuilds } from "./content-copy.ts";
import type { Fault } from "./faulty-server.ts";
import { sampleSite } from "./sample.ts";

/** Builds the site with one file of its content changed. */
export function buildRelease(file: string, from: string, to: string): ContentCopy {
  const copy = copyContent(folderForBuilds());
  copy.change(file, from, to);
  copy.build();
  return copy;
}

/**
 * A server that can go down, come back, change to another release and have its answers spoiled; it
 * notes what it is asked.
 */
export async function startServer() {
  const asked: string[] = [];
  let handler: RequestListener = createSiteHandler(sampleSite);
  let fault: Fault | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (!fault?.(path, response)) handler(request, response);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://localhost:${port}`,
    release: (dist: string) => {
      handler = createSiteHandler(dist);
    },
    spoil: (next: Fault) => {
      fault = next;
    },
    /** From here on there is no connection. */
    goDown: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
