import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../tests/hosts/ask.ts";
import { writeHostFiles } from "./host-files.ts";
import { createSiteHandler } from "./site-handler.ts";

// What every host must do is in tests/hosts/conformance.ts; here is what hosts may do otherwise.
const folder = mkdtempSync(join(tmpdir(), "site-"));
let server: Server;

beforeAll(async () => {
  const names = ["index.html", "about.html", "404.html", "favicon.ico", "a.vcf"];
  for (const name of names) writeFileSync(join(folder, name), `text of ${name}`);
  writeHostFiles(folder, { page: "/self-service", origins: [] });
  server = createServer(createSiteHandler(folder)).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, method = "GET", headers = {}) =>
  ask((server.address() as AddressInfo).port, path, { method, headers });

const html = "text/html;charset=utf-8";
test.each([
  ["GET", "/", 200, "text of index.html", "content-type", html],
  ["GET", "/%61bout?from=ad", 200, "text of about.html", "content-type", html],
  ["HEAD", "/about", 200, "", "content-type", html],
  ["GET", "/a.vcf", 200, "text of a.vcf", "content-type", "text/vcard"],
  ["GET", "/favicon.ico", 200, "text of favicon.ico", "content-type", "image/x-icon"],
  ["GET", "/404", 404, "text of 404.html", "content-type", html],
  ["GET", "/%5Fheaders", 404, "text of 404.html", "vary", "Accept-Encoding"],
  ["GET", "/about.html.gz", 404, "text of 404.html", "content-encoding", undefined],
  ["GET", "/x//about", 404, "text of 404.html", "location", undefined],
  ["GET", "http://a.example/indexes", 404, "text of 404.html", "location", undefined],
  ["GET", "/about///", 308, "", "location", "/about"],
  ["GET", "/index", 308, "", "location", "/"],
  ["GET", "/about%2Ehtml?a=/b/", 308, "", "location", "/about?a=/b/"],
  ["GET", "/%E2%82%AC/", 308, "", "location", "/%E2%82%AC"],
  ["GET", "///evil.example/", 308, "", "location", "/evil.example"],
  ["GET", "/%zz", 400, "Bad Request", "allow", undefined],
  ["POST", "/about", 405, "Method Not Allowed", "allow", "GET, HEAD"],
])("%s %s answers %d", async (method, path, code, text, name, value) => {
  const { status, headers, body } = await get(path, method);
  expect([status, String(body), headers[name]]).toEqual([code, text, value]);
  expect(headers["x-frame-options"]).toBe("DENY");
});

test.each([
  ["gzip, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])(
  "the 404 page for a client that accepts %s is sent as %s",
  async (accepted, encoding, unpack) => {
    const { headers, body } = await get("/x", "GET", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(String(unpack(body))).toBe("text of 404.html");
  },
);

test("a folder without a built site throws, with the command to run", () => {
  const message = `${tmpdir()} has no built site. Run npm run build first.`;
  expect(() => createSiteHandler(tmpdir())).toThrow(message);
});
