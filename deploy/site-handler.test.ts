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

const get = (path: string, method = "GET", accepted = "") =>
  ask((server.address() as AddressInfo).port, path, {
    method,
    headers: { "Accept-Encoding": accepted },
  });

test.each([
  ["GET", "/", "text of index.html", "text/html;charset=utf-8"],
  ["GET", "/%61bout?from=ad", "text of about.html", "text/html;charset=utf-8"],
  ["HEAD", "/about", "", "text/html;charset=utf-8"],
  ["GET", "/a.vcf", "text of a.vcf", "text/vcard"],
  ["GET", "/favicon.ico", "text of favicon.ico", "image/x-icon"],
])("%s %s answers 200", async (method, path, text, type) => {
  const { status, headers, body } = await get(path, method);
  expect([status, String(body), headers["content-type"]]).toEqual([200, text, type]);
  expect(headers["x-frame-options"]).toBe("DENY");
});

test.each([
  "/404",
  "/%5Fheaders",
  "/about.html.gz",
  "/a%00b",
  "/x//about",
  "http://a.example/indexes",
])("%s answers 404 with the 404 page, compressed as the client accepts", async (path) => {
  const html = "text of 404.html";
  const answers = ["gzip, br", "gzip", ""].map((accepted) => get(path, "GET", accepted));
  const [br, gzip, plain] = await Promise.all(answers);
  expect(String(br && brotliDecompressSync(br.body))).toBe(html);
  expect(String(gzip && gunzipSync(gzip.body))).toBe(html);
  expect(String(plain?.body)).toBe(html);
  expect(plain?.headers).not.toHaveProperty("content-encoding");
  expect([br?.status, br?.headers]).toMatchObject([
    404,
    {
      "content-type": "text/html;charset=utf-8",
      "content-encoding": "br",
      vary: "Accept-Encoding",
    },
  ]);
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
