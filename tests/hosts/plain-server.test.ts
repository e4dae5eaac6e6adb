import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testPort } from "../support/sample.ts";
import { ask } from "./ask.ts";
import { dist } from "./host.ts";
import { type PlainServer, startPlainServer } from "./plain-server.ts";

const ports = { http: testPort + 8, https: testPort + 9 };
let server: PlainServer;

beforeAll(async () => {
  server = await startPlainServer(dist, ports);
});
afterAll(() => server.stop());

test("certbot's challenge for a new certificate is served without TLS", async () => {
  const folder = join(server.webroot, ".well-known/acme-challenge");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "proof"), "proof.thumbprint");
  const { status, body } = await ask(ports.http, "/.well-known/acme-challenge/proof");
  expect([status, String(body)]).toEqual([200, "proof.thumbprint"]);
});

test.each(["/", "/about?a=1", "/.well-known/security.txt"])(
  "%s redirects to the site's own name with TLS",
  async (path) => {
    const { status, headers } = await ask(ports.http, path);
    expect(status).toBe(308);
    expect(headers.location).toBe(`https://localhost:${ports.https}${path}`);
  },
);

test("a request for another name gets no answer, and no certificate", async () => {
  const headers = { Host: "evil.example" };
  await expect(ask(ports.http, "/", { headers })).rejects.toThrow("socket hang up");
  const ca = readFileSync(server.certificate);
  const servername = "evil.example";
  await expect(ask(ports.https, "/", { ca, servername })).rejects.toThrow(/unrecognized name/);
});

test.each([
  ["ECDHE-ECDSA-AES256-GCM-SHA384", "TLSv1.2", true],
  ["ECDHE-ECDSA-AES256-SHA384", "TLSv1.2", false],
  ["ECDHE-ECDSA-AES256-SHA", "TLSv1.1", false],
] as const)("the cipher %s with %s is accepted: %s", async (ciphers, maxVersion, accepted) => {
  const options = { port: ports.https, servername: "localhost", rejectUnauthorized: false };
  const socket = connect({ ...options, ciphers: `${ciphers}:@SECLEVEL=0`, maxVersion });
  const agreed = await new Promise((resolve) => {
    socket.on("secureConnect", () => resolve(true)).on("error", () => resolve(false));
  });
  socket.destroy();
  expect(agreed).toBe(accepted);
});

test("the access log has no IP address", async () => {
  await ask(ports.http, "/about");
  const log = readFileSync(join(server.home, "../site.log"), "utf8");
  expect(log).toMatch(/^\S+T\S+ localhost "GET \/about HTTP\/1.1" 308 \d+$/m);
  expect(log).not.toContain("127.0.0.1");
});
