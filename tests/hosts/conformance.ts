import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compareWithBuild } from "../../deploy/live-site.ts";
import { answers, type Expected, script } from "./answers.ts";
import { type Answer, ask } from "./ask.ts";
import { sendOddRequests } from "./fuzz.ts";
import { dist } from "./host.ts";

const home = readFileSync(join(dist, "index.html"));
const everywhere = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
};
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** A server of the built site, and how it differs from the others. */
interface Host {
  name: string;
  /** Starts it on the port with the built site; the function returned stops it. */
  start(port: number): Promise<() => Promise<void>>;
  /** What it answers by itself: the requests, the difference from answers.ts, and its reason. */
  byItself: readonly [RegExp, (common: Expected) => Partial<Expected>, reason: string][];
  /** Answers to malformed requests that are wrong and not ours to fix. */
  failures?: RegExp;
}

/** The tests that every host of this site must pass. */
export function conforms(host: Host, port: number): void {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await host.start(port);
  }, 120_000);
  afterAll(() => stop());

  describe(host.name, () => {
    test.each(answers)("%s", async (request, common) => {
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

    test.each(["/about", `/${script}`])("%s has an ETag that answers 304", async (path) => {
      const { headers } = await ask(port, path);
      const again = await ask(port, path, { headers: { "If-None-Match": headers.etag ?? "" } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ["etag", "cache-control", "content-security-policy"])
        expect(again.headers[name], name).toBe(headers[name]);
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
      `/${"%2e%2e/".repeat(1000)}`,
      `/?${"a".repeat(7000)}/../`,
    ].map((path) => ({ path, start: path.slice(0, 40) }));
    test.each(hostile)("$start reveals no other file", async ({ path }) => {
      const { status, body } = await ask(port, path);
      expect(status).toBeLessThan(500);
      if (status === 200) expect(body.equals(home)).toBe(true);
    });

    test("check:live finds no difference from the build", async () => {
      expect(await compareWithBuild(`http://localhost:${port}`, dist)).toEqual([]);
    });

    test("10,000 odd requests get an answer or are refused, and the host still answers", async () => {
      const wrong = await sendOddRequests(port);
      expect(wrong.filter((each) => !host.failures?.test(each))).toEqual([]);
      const { status, body } = await ask(port, "/");
      expect([status, body.equals(home)]).toEqual([200, true]);
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
