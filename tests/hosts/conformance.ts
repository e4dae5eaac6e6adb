import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFor, parseHeaderRules } from "../../deploy/header-rules.ts";
import { compareWithBuild } from "../../deploy/live-site.ts";
import { answers } from "./answers.ts";
import { type Answer, ask } from "./ask.ts";
import { builtFiles } from "./built-files.ts";
import { sendOddRequests } from "./fuzz.ts";
import { dist, type Host } from "./host.ts";

const files = builtFiles();
const texts = files.filter(({ type }) => /^text|xml|svg|json/.test(type));
const script = files.find(({ path }) => /^\/_astro\/.*\.js$/.test(path))?.path.slice(1) ?? "";
const rules = parseHeaderRules(readFileSync(join(dist, "_headers"), "utf8"));

const everywhere = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "referrer-policy": "strict-origin-when-cross-origin",
};
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** The tests that every host of this site must pass. */
export function conforms(host: Host, port: number): void {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await host.start(port);
  }, 120_000);
  afterAll(() => stop());

  describe(host.name, () => {
    test.each(answers(script))("%s", async (request, common) => {
      const [, method, path, name, value] = /^(\w+) (\S+)(?: ([\w-]+): (.*))?$/.exec(request) ?? [];
      const headers = name ? { [name]: value ?? "" } : {};
      const answer = await ask(port, path ?? "", { method: method ?? "", headers });
      const expected = { ...common };
      for (const [requests, differs] of host.byItself)
        if (requests.test(request)) Object.assign(expected, differs(expected));
      const { file, ...visible } = expected;
      expect(seen(answer)).toEqual({ ...visible, parts: false });
      expect(answer.headers).toMatchObject(everywhere);
      expect(answer.headers["set-cookie"]).toBeUndefined();
      expect(answer.headers["x-powered-by"]).toBeUndefined();
      expect(answer.headers.server ?? "").not.toMatch(/\d/);
      if (method === "HEAD" || expected.status === 304) expect(answer.body.length).toBe(0);
      else if (file) {
        const body = unpack[expected.encoding as "br"]?.(answer.body) ?? answer.body;
        expect(body.equals(readFileSync(join(dist, file)))).toBe(true);
      }
    });

    test.each(files)(
      "$path is sent as built, with the headers that the build wrote",
      async ({ path, bytes, type }) => {
        const { status, headers, body } = await ask(port, path);
        expect(status).toBe(200);
        expect(body.equals(bytes)).toBe(true);
        expect(headers["content-type"]).toContain(type);
        for (const [name, value] of Object.entries(headersFor(rules, path)))
          expect(headers[name.toLowerCase()], name).toBe(value);
        if (headers.etag) {
          const again = await ask(port, path, { headers: { "If-None-Match": headers.etag } });
          expect([again.status, again.body.length]).toEqual([304, 0]);
          for (const name of ["etag", "cache-control", "content-security-policy"])
            expect(again.headers[name], name).toBe(headers[name]);
        }
      },
    );

    test.each(texts)("$path can be read by clients of brotli alone", async ({ path, bytes }) => {
      const { headers, body } = await ask(port, path, { headers: { "Accept-Encoding": "br" } });
      // A host may send a short file uncompressed.
      if (bytes.length > 1000) expect(headers["content-encoding"]).toBe("br");
      const plain = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
      expect(plain.equals(bytes)).toBe(true);
    });

    const hostile = [
      "/../../etc/passwd",
      "/..%2f..%2fetc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/_astro/../../package.json",
      "/..\\..\\package.json",
      "/.%2e/dist-nginx/maps.conf",
      "/%00",
      "/about%00.html",
      "/%",
      "/%zz",
      "/%C3",
      `/${"a".repeat(8192)}`,
      `/a${"/".repeat(8000)}b`,
      `/${"%2e%2e/".repeat(1000)}`,
      `/?${"a".repeat(7000)}/../`,
    ].map((path) => ({ path, start: path.slice(0, 40) }));
    test.each(hostile)("$start reveals no other file", async ({ path }) => {
      const { status, body } = await ask(port, path);
      expect(status).toBeLessThan(500);
      if (status === 200) expect(files.some(({ bytes }) => bytes.equals(body))).toBe(true);
    });

    test("check:live finds no difference from the build", async () => {
      expect(await compareWithBuild(`http://localhost:${port}`, dist)).toEqual([]);
    });

    test("10,000 odd requests get an answer or are refused, and the host still answers", async () => {
      const wrong = await sendOddRequests(port, script);
      expect(wrong.filter((each) => !host.failures?.test(each))).toEqual([]);
      const { status, body } = await ask(port, "/about");
      expect(status).toBe(200);
      expect(body.equals(readFileSync(join(dist, "about.html")))).toBe(true);
    }, 240_000);
  });
}

function seen({ status, headers }: Answer) {
  return {
    status,
    location: headers.location,
    // An error's own text does not matter, nor then its type.
    type: [200, 404].includes(status) ? headers["content-type"] : undefined,
    cache: headers["cache-control"],
    vary: headers.vary,
    encoding: headers["content-encoding"],
    policy: String(headers["content-security-policy"]).startsWith("default-src 'none'; "),
    embedders: headers["cross-origin-resource-policy"],
    parts: headers["accept-ranges"] === "bytes" || headers["content-range"] !== undefined,
    allow: headers.allow,
  };
}
