import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headersFor, parseHeaderRules } from "./header-rules.ts";
import { writeHostFiles } from "./host-files.ts";

const folder = mkdtempSync(join(tmpdir(), "host-files-"));
const page = (script: string) => `<!doctype html><script>${script}</script><p>text</p>`;

beforeAll(() => {
  mkdirSync(join(folder, "_astro"));
  for (const name of ["index", "404", "about", "self-service"]) {
    writeFileSync(join(folder, `${name}.html`), page(`"${name}"`));
  }
  writeFileSync(join(folder, "_astro", "app.js"), "export {};");
  writeFileSync(join(folder, "picture.png"), "not really");
  writeHostFiles(folder, { page: "/self-service", origins: ["https://desk.example"] });
});

afterAll(() => rmSync(folder, { recursive: true }));

const headersFile = () => readFileSync(join(folder, "_headers"), "utf8");
const policyOf = (address: string) =>
  headersFor(parseHeaderRules(headersFile()), address)["Content-Security-Policy"];

test("each page has one policy, with the hash of its own script", () => {
  const policies = ["/", "/about", "/self-service", "/nowhere"].map(policyOf);
  expect(new Set(policies).size).toBe(4);
  for (const policy of policies) expect(policy?.match(/default-src/g)).toHaveLength(1);
});

test("an address without a page gets the policy of the 404 page", () => {
  expect(policyOf("/nowhere")).toBe(policyOf("/404"));
});

test("the widget's origins stand on its page alone", () => {
  expect(policyOf("/self-service")).toContain("https://desk.example");
  for (const path of ["/", "/about", "/nowhere"]) expect(policyOf(path)).not.toContain("desk");
});

test("Cloudflare can read the file: at most 100 rules, and 2,000 characters a line", () => {
  const lines = headersFile().split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test("texts have compressed copies that hold the same, pictures have none", () => {
  const original = readFileSync(join(folder, "about.html"));
  expect(brotliDecompressSync(readFileSync(join(folder, "about.html.br")))).toEqual(original);
  expect(gunzipSync(readFileSync(join(folder, "about.html.gz")))).toEqual(original);
  expect(() => readFileSync(join(folder, "picture.png.br"))).toThrow();
});
