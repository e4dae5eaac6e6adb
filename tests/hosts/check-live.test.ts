import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
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

const pricing = readFileSync(join(dist, "pricing.html"), "utf8").replace("<html", "<!tml");
const elsewhere = { Location: "http://host:8080/about" };
type Respond = (response: ServerResponse) => unknown;
test.each<[fault: string, path: string, Respond, text: RegExp]>([
  [
    "one changed byte",
    "/pricing",
    (response) => response.end(pricing),
    /\/pricing: differs from the build at byte \d+: ".*<!tml.*", not ".*<html/,
  ],
  [
    "a weaker policy",
    "/about",
    (response) => response.setHeader("X-Frame-Options", "SAMEORIGIN").end(),
    /\/about: X-Frame-Options is SAMEORIGIN, not DENY/,
  ],
  [
    "a missing file",
    "/robots.txt",
    (response) => response.writeHead(404).end(),
    /\/robots.txt: status 404, not 200/,
  ],
  [
    "a redirect to another host",
    "/about/",
    (response) => response.writeHead(308, elsewhere).end(),
    /\/about\/: status 308 and Location http:\/\/host:8080\/about, not a redirect to \/about/,
  ],
  [
    "an old security.txt",
    "/.well-known/security.txt",
    (response) => response.end("Expires: 2001-01-01T00:00:00Z"),
    /security.txt expires in -\d+ days/,
  ],
])("%s fails", async (_, path, respond, text) => {
  const url = await serve((request, response) =>
    request.url === path ? respond(response) : site(request, response),
  );
  expect(await checkLive(url)).toEqual({ status: 1, text: expect.stringMatching(text) });
});

test("nginx with TLS passes, until its certificate is about to expire", async () => {
  const ports = { http: testPort + 12, https: testPort + 13 };
  const url = `https://localhost:${ports.https}`;
  for (const [days, text] of [
    [90, `${url} is what was built.\n`],
    [5, `${url} is not what was built:\n  The certificate expires in 4 days.\n`],
  ] as const) {
    const plain = await startPlainServer(dist, ports, days);
    const result = await checkLive(url, { NODE_EXTRA_CA_CERTS: plain.certificate });
    await plain.stop();
    expect(result.text).toBe(text);
  }
});

test("a server that is down fails", async () => {
  expect((await checkLive(`http://localhost:${testPort + 14}`)).text).toContain("ECONNREFUSED");
});
