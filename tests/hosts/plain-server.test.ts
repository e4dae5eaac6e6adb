import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
  const folder = join(server.firstPage, ".well-known/acme-challenge");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "proof"), "proof.thumbprint");
  const { status, body } = await ask(ports.http, "/.well-known/acme-challenge/proof");
  expect([status, String(body)]).toEqual([200, "proof.thumbprint"]);
});

test.each(["/", "/about?a=1", "/.well-known/security.txt"])(
  "%s redirects to the same URL with TLS",
  async (path) => {
    const { status, headers } = await ask(ports.http, path);
    expect(status).toBe(308);
    expect(headers.location).toBe(`https://localhost:${ports.https}${path}`);
  },
);
