import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFor, parseHeaderRules } from "../../deploy/header-rules.ts";
import { ask } from "./ask.ts";
import { builtFiles } from "./built-files.ts";
import { dist, type Host } from "./host.ts";

const files = builtFiles();
const pages = files.filter(({ type }) => type === "text/html");
const texts = files.filter(({ type }) => /^text|xml|svg|json/.test(type));
const hashed = files.filter(({ path }) => path.startsWith("/_astro/"));
const script = hashed.find(({ path }) => path.endsWith(".js"))?.path ?? "";
const rules = parseHeaderRules(readFileSync(join(dist, "_headers"), "utf8"));
const missing = readFileSync(join(dist, "404.html"));

const everywhere = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
// Other sites show these beside a link.
const shared = { ...everywhere, "cross-origin-resource-policy": "cross-origin" };
const asksAnew = "public, max-age=0, must-revalidate";
const keepsAYear = "public, max-age=31536000, immutable";

/** Holds one host to what every host of this site does. */
export function conforms(host: Host, port: number): void {
  const get = (path: string, headers = {}) => ask(port, path, { headers });
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await host.start(port);
  }, 120_000);
  afterAll(() => stop());

  describe(`${host.name}: pages and files`, () => {
    test.each(files)("$path comes whole, as what it is", async ({ path, bytes, type }) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(body.equals(bytes)).toBe(true);
      expect(headers["content-type"]).toContain(type);
      expect(headers["content-encoding"]).toBeUndefined();
    });

    test.each(texts)("$path comes compressed to who takes only brotli", async ({ path, bytes }) => {
      const { headers, body } = await get(path, { "Accept-Encoding": "br" });
      // Few bytes are not worth it: a host may send them as they are.
      if (bytes.length > 1000) expect(headers["content-encoding"]).toBe("br");
      const plain = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
      expect(plain.equals(bytes)).toBe(true);
    });

    test.each(pages)("$path comes compressed to who takes only gzip", async ({ path, bytes }) => {
      const { headers, body } = await get(path, { "Accept-Encoding": "gzip" });
      expect(headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(body).equals(bytes)).toBe(true);
    });

    test("HEAD answers with the headers of GET and no body", async () => {
      for (const path of ["/", "/about", script, "/nowhere"]) {
        const [head, whole] = [await ask(port, path, { method: "HEAD" }), await get(path)];
        expect(head.status).toBe(whole.status);
        expect(head.body).toHaveLength(0);
        for (const name of ["content-type", "etag", "cache-control", "content-security-policy"]) {
          expect(head.headers[name]).toBe(whole.headers[name]);
        }
      }
    });

    test("a part of a file is that part, or the whole", async () => {
      const { status, headers, body } = await get(script, { Range: "bytes=10-19" });
      const whole = files.find(({ path }) => path === script)?.bytes ?? Buffer.of();
      expect(status).toBe(host.sendsParts ? 206 : 200);
      expect(body.equals(host.sendsParts ? whole.subarray(10, 20) : whole)).toBe(true);
      if (host.sendsParts) expect(headers["content-range"]).toBe(`bytes 10-19/${whole.length}`);
    });
  });

  describe(`${host.name}: headers`, () => {
    test.each(files)("$path has the headers that the build wrote for it", async ({ path }) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject(path.startsWith("/og/") ? shared : everywhere);
      for (const [name, value] of Object.entries(headersFor(rules, path))) {
        expect(headers[name.toLowerCase()], name).toBe(value);
      }
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
    });

    test("a page is asked for anew, and not sent again while it is the same", async () => {
      for (const { path } of pages) {
        const { headers } = await get(path);
        expect(headers["cache-control"]).toBe(asksAnew);
        const { status, body } = await get(path, { "If-None-Match": headers.etag });
        expect(status).toBe(304);
        expect(body).toHaveLength(0);
      }
    });

    test("a file with a hash in its name is kept for a year, and has no policy", async () => {
      for (const { path } of hashed) {
        const { headers } = await get(path);
        expect(headers["cache-control"]).toBe(keepsAYear);
        expect(headers["content-security-policy"]).toBeUndefined();
      }
    });
  });

  describe(`${host.name}: what is not there`, () => {
    test.each([
      "/nowhere",
      "/about/nowhere",
      "/_astro",
      "/_astro/gone.0123abcd.js",
      "/_headers",
      "/.assetsignore",
      "/about.html.br",
      "/about.html.gz",
      "/.git/config",
      "/package.json",
    ])("%s answers 404 with the page for it, and is not kept", async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(body.equals(missing)).toBe(true);
      expect(headers).toMatchObject({ ...everywhere, "cache-control": asksAnew });
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
    });

    test("the page for what is missing has no address of its own", async () => {
      expect((await get("/404")).status).toBe(host.statusOfMissingPage);
    });
  });

  describe(`${host.name}: one address a page`, () => {
    test.each([
      ["/about/", "/about"],
      ["/about.html", "/about"],
      ["/index.html", "/"],
      ["/index", "/"],
      ["//about", "/about"],
      ["//", "/"],
      ["/about/?service=device-repair", "/about?service=device-repair"],
      ["/about.html?a=1&b=/c/", "/about?a=1&b=/c/"],
    ])("%s leads to %s", async (path, address) => {
      const { status, headers } = await get(path);
      expect(status).toBe(host.redirectStatus);
      expect(pathOf(headers.location)).toBe(address);
    });

    test.each([
      "//evil.example/",
      "///evil.example/",
      "/.//evil.example/",
      "/\\evil.example/",
      "/about%0d%0aSet-Cookie:a=b/",
      "//evil.example/index.html",
    ])("%s leads to no other site and sets no header", async (path) => {
      const { headers } = await get(path);
      const target = new URL(headers.location ?? "/", `http://localhost:${port}`);
      expect(target.hostname).toBe("localhost");
      expect(headers["set-cookie"]).toBeUndefined();
    });
  });

  describe(`${host.name}: odd requests`, () => {
    test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("%s answers 405", async (method) => {
      const { status, headers } = await ask(port, "/about", { method });
      expect(status).toBe(405);
      expect(headers).toMatchObject(everywhere);
    });

    test.each(["TRACE", "PROPFIND"])("%s is refused", async (method) => {
      expect((await ask(port, "/about", { method })).status).toBeOneOf([405, 501]);
    });

    test.each([
      "/../../etc/passwd",
      "/..%2f..%2fetc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/_astro/../../package.json",
      "/..\\..\\package.json",
      "/%00",
      "/about%00.html",
      "/%",
      "/%zz",
      "/%C3",
      `/${"a".repeat(8192)}`,
      `/${"%2e%2e/".repeat(1000)}`,
      `/?${"a".repeat(7000)}/../`,
    ])("%s gives nothing away", async (path) => {
      const { status, body } = await get(path);
      const sent = body.toString();
      expect(status).toBeLessThan(500);
      if (status === 200) expect(pages.some(({ bytes }) => bytes.equals(body))).toBe(true);
      expect(sent).not.toContain("root:x:0");
      expect(sent).not.toContain("devDependencies");
    });

    test("after all that it still answers", async () => {
      expect((await get("/")).status).toBe(200);
    });
  });
}

/** The path and query of a Location, which may be written with the host or without it. */
function pathOf(location: string | undefined): string {
  const { pathname, search } = new URL(location ?? "", "http://localhost");
  return pathname + search;
}
