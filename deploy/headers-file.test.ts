import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readHeaders, writeHeaders } from "./headers-file.ts";

const folder = mkdtempSync(join(tmpdir(), "headers-file-"));
afterAll(() => rmSync(folder, { recursive: true }));
for (const page of ["index", "404", "self-service"]) {
  writeFileSync(
    join(folder, `${page}.html`),
    `<style>${page}</style><script>f("${page}")</script>`,
  );
}

const page = "/self-service";
const policyOf = (path: string) => readHeaders(folder)(path)["Content-Security-Policy"] ?? "";
const hashesIn = (text: string) => text.match(/'sha256-[^']+'/g) ?? [];

test("all pages share one policy, with what any of them has inline", () => {
  writeHeaders(folder, {});
  const rules = readFileSync(join(folder, "_headers"), "utf8");
  const paths = [
    "/*",
    "/_astro/*",
    "/og/*",
    "/facts.txt",
    "/speculation-rules.json",
    "/release.json",
  ];
  expect(rules.match(/^\/.*/gm)).toEqual(paths);
  expect(new Set(hashesIn(rules)).size).toBe(6);
  for (const path of ["/", page, "/nowhere"]) expect(hashesIn(policyOf(path))).toHaveLength(6);
});

test("the page with a help desk has a policy of its own, with its own hashes", () => {
  writeHeaders(folder, { widget: ["https://desk.example"], styleAttributes: true });
  expect(hashesIn(policyOf(page))).toHaveLength(2);
  expect(policyOf(page)).toContain(
    "frame-src https://desk.example; style-src-attr 'unsafe-inline'",
  );
  expect(policyOf("/")).not.toMatch(/desk|unsafe/);
});

test("hashed files and share pictures change one header, which Cloudflare must unset first", () => {
  writeHeaders(folder, {});
  const headersOf = readHeaders(folder);
  const [script, picture] = [headersOf("/_astro/a.js"), headersOf("/og/home.png")];
  expect(script).toEqual({ ...headersOf("/"), "Cache-Control": "public, max-age=600" });
  expect(picture).toEqual({ ...headersOf("/"), "Cross-Origin-Resource-Policy": "cross-origin" });
  expect(readFileSync(join(folder, "_headers"), "utf8")).toContain(
    "\n/og/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n",
  );
});

test("a line that Cloudflare would ignore throws", () => {
  const widget = Array.from({ length: 30 }, (_, index) => `https://${index}.example`);
  expect(() => writeHeaders(folder, { widget })).toThrow(
    /_headers has 4\d{3} characters in a line, and Cloudflare reads 2000: {3}Content-Security-Policy/,
  );
});

test.each(["https://citas-peña.example", "https://a.example\n  Refresh: 1", "a\x7F"])(
  "a header with %j throws, before it adds a header or is refused by a browser",
  (value) => {
    expect(() => writeHeaders(folder, { widget: [value] })).toThrow(/printable ASCII alone/);
  },
);
