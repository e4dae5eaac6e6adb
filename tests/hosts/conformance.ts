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
// Other sites embed the Open Graph pictures.
const shared = { ...everywhere, "cross-origin-resource-policy": "cross-origin" };
const revalidate = "public, max-age=0, must-revalidate";

/** The tests that every host of this site must pass. */
export function conforms(host: Host, port: number): void {
  const get = (path: string, headers = {}) => ask(port, path, { headers });
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await host.start(port);
  }, 120_000);
  afterAll(() => stop());

  describe(`${host.name}: pages and files`, () => {
    test.each(files)(
      "$path is sent as built, with its type and the headers that the build wrote",
      async ({ path, bytes, type }) => {
        const { status, headers, body } = await get(path);
        expect(status).toBe(200);
        expect(body.equals(bytes)).toBe(true);
        expect(headers["content-type"]).toContain(type);
        expect(headers["content-encoding"]).toBeUndefined();
        expect(headers).toMatchObject(path.startsWith("/og/") ? shared : everywhere);
        for (const [name, value] of Object.entries(headersFor(rules, path)))
          expect(headers[name.toLowerCase()], name).toBe(value);
        expect(headers["set-cookie"]).toBeUndefined();
        expect(headers["x-powered-by"]).toBeUndefined();
      },
    );

    test.each(texts)(
      "$path is compressed for clients that accept only brotli",
      async ({ path, bytes }) => {
        const { headers, body } = await get(path, { "Accept-Encoding": "br" });
        // A host may send a short file uncompressed.
        if (bytes.length > 1000) expect(headers["content-encoding"]).toBe("br");
        const plain = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
        expect(plain.equals(bytes)).toBe(true);
      },
    );

    test.each(pages)(
      "$path is compressed for clients that accept only gzip, and revalidated",
      async ({ path, bytes }) => {
        const { headers, body } = await get(path, { "Accept-Encoding": "gzip" });
        expect(headers["content-encoding"]).toBe("gzip");
        expect(gunzipSync(body).equals(bytes)).toBe(true);
        const plain = await get(path);
        expect(plain.headers["cache-control"]).toBe(revalidate);
        const again = await get(path, { "If-None-Match": plain.headers.etag });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      },
    );

    test.each(hashed)("$path is cached for a year, and has no policy", async ({ path }) => {
      const { headers } = await get(path);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers["content-security-policy"]).toBeUndefined();
    });

    test.each(["/", "/about", script, "/nowhere"])(
      "HEAD %s has the headers of GET and no body",
      async (path) => {
        const [head, got] = [await ask(port, path, { method: "HEAD" }), await get(path)];
        expect([head.status, head.body.length]).toEqual([got.status, 0]);
        for (const name of ["content-type", "etag", "cache-control", "content-security-policy"])
          expect(head.headers[name]).toBe(got.headers[name]);
      },
    );

    test("a range request is answered with the range or the complete file", async () => {
      const { status, headers, body } = await get(script, { Range: "bytes=10-19" });
      const file = files.find(({ path }) => path === script)?.bytes ?? Buffer.of();
      expect(status).toBe(host.sendsParts ? 206 : 200);
      expect(body.equals(host.sendsParts ? file.subarray(10, 20) : file)).toBe(true);
      if (host.sendsParts) expect(headers["content-range"]).toBe(`bytes 10-19/${file.length}`);
    });
  });

  describe(`${host.name}: URLs`, () => {
    test.each([
      "/nowhere",
      "/Services",
      "/about/nowhere",
      "/_astro",
      "/_astro/gone.0123abcd.js",
      "/_headers",
      "/.assetsignore",
      "/about.html.br",
      "/about.html.gz",
      "/.git/config",
      "/package.json",
    ])("%s answers 404 with the 404 page, which is not cached", async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(body.equals(missing)).toBe(true);
      expect(headers).toMatchObject({ ...everywhere, "cache-control": revalidate });
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
    });

    test("/404 is no page of its own", async () => {
      expect((await get("/404")).status).toBe(host.statusOfMissingPage);
    });

    test.each([
      ["/about/", "/about"],
      ["/about.html", "/about"],
      ["/index.html", "/"],
      ["/index", "/"],
      ["//about", "/about"],
      ["//", "/"],
      ["/about/?service=device-repair", "/about?service=device-repair"],
      ["/about.html?a=1&b=/c/", "/about?a=1&b=/c/"],
    ])("%s redirects to %s", async (path, target) => {
      const { status, headers } = await get(path);
      expect(status).toBe(host.redirectStatus);
      expect(pathOf(headers.location)).toBe(target);
    });

    test.each([
      "//evil.example/",
      "///evil.example/",
      "/.//evil.example/",
      "/\\evil.example/",
      "/about%0d%0aSet-Cookie:a=b/",
      "//evil.example/index.html",
    ])("%s redirects to no other site and sets no header", async (path) => {
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
    ])("%s reveals no other file, and the host still answers", async (path) => {
      const { status, body } = await get(path);
      expect(status).toBeLessThan(500);
      if (status === 200) expect(pages.some(({ bytes }) => bytes.equals(body))).toBe(true);
      expect(body.toString()).not.toMatch(/root:x:0|devDependencies/);
      expect((await get("/")).status).toBe(200);
    });
  });
}

/** The path and query of a Location, which may be written with the host or without it. */
function pathOf(location: string | undefined): string {
  const { pathname, search } = new URL(location ?? "", "http://localhost");
  return pathname + search;
}
