import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  mkdirSync(join(folder, "_astro"));
  const names = ["index.html", "about.html", "404.html", "favicon.ico", "a.vcf", "_astro/a.0.js"];
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

test.each([
  ["/", "text of index.html"],
  ["/%61bout?from=ad", "text of about.html"],
  ["/_astro/a.0.js", "text of _astro/a.0.js"],
])("%s answers 200", async (path, text) => {
  const { status, body } = await get(path);
  expect([status, String(body)]).toEqual([200, text]);
});

test.each([
  ["/a.vcf", "text/vcard"],
  ["/favicon.ico", "image/x-icon"],
  ["/about", "text/html;charset=utf-8"],
])("%s is sent as %s", async (path, type) => {
  expect((await get(path)).headers["content-type"]).toBe(type);
});

test.each(["/404", "/%5Fheaders", "/about.html.gz", "/a%00b", "/constructor", "/x/about"])(
  "%s answers 404 with the 404 page, compressed",
  async (path) => {
    const { status, headers, body } = await get(path, "GET", { "Accept-Encoding": "gzip, br" });
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/html;charset=utf-8",
      vary: "Accept-Encoding",
      "x-frame-options": "DENY",
    });
    expect(String(brotliDecompressSync(body))).toBe("text of 404.html");
  },
);

test("the 404 page is sent as a client can read it, and without a body for HEAD", async () => {
  const gzip = await get("/x", "GET", { "Accept-Encoding": "gzip" });
  expect(String(gunzipSync(gzip.body))).toBe("text of 404.html");
  const plain = await get("/x");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(String(plain.body)).toBe("text of 404.html");
  expect((await get("/x", "HEAD")).body).toHaveLength(0);
});

test.each([
  ["/about///", "/about"],
  ["/index", "/"],
  ["/index.html", "/"],
  ["/about%2Ehtml?a=/b/", "/about?a=/b/"],
  ["/%E2%82%AC/", "/%E2%82%AC"],
  ["///evil.example/", "/evil.example"],
])("%s redirects permanently to %s", async (path, target) => {
  const { status, headers, body } = await get(path);
  expect([status, headers.location, String(body)]).toEqual([308, target, ""]);
});

test.each([
  ["POST", "/about", 405, "Method Not Allowed"],
  ["GET", "/%zz", 400, "Bad Request"],
])("%s %s answers %d with the site's headers", async (method, path, code, text) => {
  const { status, headers, body } = await get(path, method);
  expect([status, String(body), headers["x-frame-options"]]).toEqual([code, text, "DENY"]);
  expect(headers.allow).toBe(code === 405 ? "GET, HEAD" : undefined);
});

test("a folder without a built site throws, with the command to run", () => {
  expect(() => createSiteHandler(tmpdir())).toThrow(
    `${tmpdir()} has no built site. Run npm run build first.`,
  );
});
