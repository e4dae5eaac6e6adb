import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, test } from "vitest";
import { headersFor, parseHeaderRules } from "./header-rules.ts";
import { writeHostFiles, writeNginxFiles } from "./host-files.ts";

const parent = mkdtempSync(join(tmpdir(), "host-files-"));
afterAll(() => rmSync(parent, { recursive: true }));

let folder = "";
const widget = { page: "/self-service", origins: ["https://desk.example"] };
const names = ["index", "404", "about", "self-service", "legal/terms"];
beforeEach(() => {
  folder = mkdtempSync(join(parent, "dist-"));
  for (const path of ["_astro", "og", "legal"]) mkdirSync(join(folder, path));
  const link = (name: string) => `<a class="x" href="https://${name.slice(0, 3)}.example/a?b">`;
  for (const name of names)
    writeFileSync(join(folder, `${name}.html`), `<style>${name}</style>${link(name)}`);
  const others = ["_astro/a.js", "_astro/old.js.br", "_astro/LICENSE", "og/home.png", "astro.png"];
  for (const file of others) writeFileSync(join(folder, file), "text");
  writeHostFiles(folder, widget);
});

const read = (file: string) => readFileSync(join(folder, file));
const headersOf = (path: string) => headersFor(parseHeaderRules(String(read("_headers"))), path);
const policyOf = (path: string) => headersOf(path)["Content-Security-Policy"];

test("each page has one policy, with the widget on its page and the origins of its links", () => {
  const policies = ["/", "/about", "/self-service", "/legal/terms", "/nowhere"].map(policyOf);
  expect(new Set(policies).size).toBe(5);
  for (const policy of policies) expect(policy?.match(/default-src/g)).toHaveLength(1);
  expect(policyOf("/self-service")).toContain("https://desk.example");
  expect(policyOf("/self-service")).not.toContain("unsafe-inline");
  expect(policyOf("/about")).toContain("img-src 'self' data:; ");
  expect(headersOf("/about")["Connection-Allowlist"]).toContain('"sms:*" "https://abo.example");');
  writeHostFiles(folder, { ...widget, frame: "https://frame.example" });
  expect(policyOf("/self-service")).toContain("frame-src https://frame.example");
  expect(policyOf("/about")).not.toContain("frame-src");
});

test("hashed files and share pictures are cached longer than others", () => {
  const paths = String(read("_headers")).match(/^\/.*/gm);
  const pages = ["/about", "/", "/legal/terms", "/self-service"];
  expect(paths).toEqual(["/*", "/_astro/a.js", "/og/home.png", ...pages]);
  expect(headersOf("/_astro/a.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(headersOf("/og/home.png")["Cache-Control"]).toBe("public, max-age=86400");
  expect(headersOf("/astro.png")["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
});

test("text files have compressed copies, which Cloudflare ignores", () => {
  expect(readdirSync(folder).filter((file) => /(br|gz)$/.test(file))).toHaveLength(8);
  expect(brotliDecompressSync(read("about.html.br"))).toEqual(read("about.html"));
  expect(String(gunzipSync(read("_astro/a.js.gz")))).toBe("text");
  expect(String(read(".assetsignore"))).toBe("*.br\n*.gz\n");
});

test("nginx's includes are written to another folder", () => {
  writeNginxFiles(folder, `${folder}/../new/nginx`, { ...widget, styleAttributes: true });
  const maps = String(read("../new/nginx/maps.conf"));
  expect(maps).toMatch(/"\/self-service.html" .* style-src-attr 'unsafe-inline'/);
  expect(maps).toMatch(/"~\^\/_astro\/" ".*immutable.*\n.*"~\^\/og\/" ".*\n(.*\n)*.*terms.html/);
  expect(String(read("../new/nginx/headers.conf"))).toContain("add_header X-Frame-Options");
});
