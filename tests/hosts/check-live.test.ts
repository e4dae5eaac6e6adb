import { execFile } from "node:child_process";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createSiteHandler } from "../../deploy/site-handler.ts";
import { testPort } from "../support/sample.ts";
import { dist, root } from "./host.ts";
import { startPlainServer } from "./plain-server.ts";

/** Runs npm run check:live; returns its status and what it prints. */
function checkLive(url: string, env = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    const script = join(root, "scripts/check-live.ts");
    execFile(process.execPath, [script, url], options, (error, stdout, stderr) =>
      resolve({ status: error ? 1 : 0, text: stdout + stderr }),
    );
  });
}

let server: Server;
const site = createSiteHandler(dist);
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0);
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
afterEach(() => server?.close());

test("a server of the build passes", async () => {
  const url = await serve(site);
  expect(await checkLive(url)).toEqual({ status: 0, text: `${url} is what was built.\n` });
});

type Response = Parameters<RequestListener>[1];
const faults: [fault: string, path: string, change: (response: Response) => void, text: RegExp][] =
  [
    [
      "one changed byte",
      "/pricing",
      (response) => {
        const end = response.write.bind(response);
        response.write = ((chunk: Buffer) => {
          chunk[100] = 0x21;
          return end(chunk);
        }) as typeof response.write;
      },
      /\/pricing: differs from the build at byte 100: ".*!.*", not "/,
    ],
    [
      "a weaker policy",
      "/about",
      (response) => {
        const set = response.setHeaders.bind(response);
        response.setHeaders = (headers) =>
          set(new Map([...(headers as Map<string, string>), ["X-Frame-Options", "SAMEORIGIN"]]));
      },
      /\/about: X-Frame-Options is SAMEORIGIN, not DENY/,
    ],
    [
      "a missing file",
      "/robots.txt",
      (response) => response.writeHead(404).end(),
      /status 404, not 200/,
    ],
    [
      "a redirect to another host",
      "/about/",
      (response) => response.writeHead(308, { Location: "http://host:8080/about" }).end(),
      /\/about\/: status 308 and Location http:\/\/host:8080\/about, not a redirect to \/about/,
    ],
    [
      "an old security.txt",
      "/.well-known/security.txt",
      (response) => response.end("Expires: 2001-01-01T00:00:00Z"),
      /security.txt expires in -\d+ days/,
    ],
  ];

test.each(faults)("%s fails", async (_, path, change, text) => {
  const url = await serve((request, response) => {
    // The check accepts compressed responses; the changed one must be readable.
    request.headers["accept-encoding"] = "identity";
    if (request.url === path) change(response);
    if (!response.writableEnded) site(request, response);
  });
  const result = await checkLive(url);
  expect(result.text).toMatch(text);
  expect(result.status).toBe(1);
});

test("nginx with TLS passes, until its certificate is about to expire", async () => {
  const ports = { http: testPort + 12, https: testPort + 13 };
  const url = `https://localhost:${ports.https}`;
  for (const [days, text] of [
    [90, `${url} is what was built.\n`],
    [5, `${url} is not what was built:\n  The certificate expires in 4 days.\n`],
  ] as const) {
    const plain = await startPlainServer(dist, ports, days);
    const result = await checkLive(url, { NODE_EXTRA_CA_CERTS: plain.authority });
    await plain.stop();
    expect(result.text).toBe(text);
  }
});

test("a server that is down fails", async () => {
  expect((await checkLive(`http://localhost:${testPort + 14}`)).text).toContain("ECONNREFUSED");
});
