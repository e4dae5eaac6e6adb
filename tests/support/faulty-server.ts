import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { sampleSite } from "./sample.ts";

/** Spoils an answer: says whether it took the request over. */
export type Fault = (path: string, response: ServerResponse) => boolean;

/** Serves the built site, but for what a fault spoils; the fault may change between requests. */
export async function startFaultyServer(): Promise<{
  origin: string;
  spoil(fault: Fault | undefined): void;
  stop(): void;
}> {
  const site: RequestListener = createSiteHandler(sampleSite);
  let fault: Fault | undefined;
  const server = createServer((request, response) => {
    // Uncompressed, so that a test says in the page's own bytes how much of it arrives.
    delete request.headers["accept-encoding"];
    if (!fault?.(request.url ?? "/", response)) site(request, response);
  }).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    spoil: (next) => {
      fault = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends the first bytes of a page and breaks the connection, as a server that dies does. */
export function breakOff(response: ServerResponse, file: string, share: number): void {
  const { bytes, sent } = part(file, share);
  response.writeHead(200, { "Content-Type": "text/html", "Content-Length": bytes.length });
  response.write(sent, () => setTimeout(() => response.destroy(), 100));
}

/** Sends the first bytes of a file as if they were all, as from a disk that was full. */
export function cutShort(response: ServerResponse, file: string, share: number): void {
  const type = file.endsWith(".html") ? "text/html" : "text/javascript";
  response.writeHead(200, { "Content-Type": type }).end(part(file, share).sent);
}

function part(file: string, share: number): { bytes: Buffer; sent: Buffer } {
  const bytes = readFileSync(join(sampleSite, file));
  return { bytes, sent: bytes.subarray(0, Math.floor(bytes.length * share)) };
}
