import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { headersFor, parseHeaderRules } from "./header-rules.ts";
import { writeHostFiles, writeNginxFiles } from "./host-files.ts";

const parent = mkdtempSync(join(tmpdir(), "host-files-"));
afterAll(() => rmSync(parent, { recursive: true }));

const folder = join(parent, "dist");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
for (const path of ["_astro", "og"]) mkdirSync(join(folder, path), { recursive: true });
for (const name of ["index", "404", "about", "self-service"]) {
  writeFileSync(join(folder, `${name}.html`), `<script>"${name}"</script>`);
}
const others = ["_astro/a.js", "_astro/a.js.br", "og/home.png", "astro.png"];
for (const file of others) writeFileSync(join(folder, file), "text");
const widget = { page: "/self-service", origins: ["https://desk.example"] };
writeHostFiles(folder, widget);

const headersOf = (path: string) => headersFor(parseHeaderRules(read("_headers")), path);
const policyOf = (path: string) => headersOf(path)["Content-Security-Policy"];

test("each page has one policy, and a missing one has that of the 404 page", () => {
  const policies = ["/", "/about", "/self-service", "/nowhere"].map(policyOf);
  expect(new Set(policies).size).toBe(4);
  for (const policy of policies) expect(policy?.match(/default-src/g)).toHaveLength(1);
  expect(policyOf("/nowhere")).toBe(policyOf("/404"));
});

test("only the widget's page allows its origins, and style attributes only if configured", () => {
  expect(policyOf("/self-service")).toContain("https://desk.example");
  expect(policyOf("/self-service")).not.toContain("unsafe-inline");
  for (const path of ["/", "/about", "/nowhere"]) expect(policyOf(path)).not.toContain("desk");
});

test("hashed files and share pictures are cached longer than others", () => {
  expect(headersOf("/_astro/a.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(headersOf("/og/home.png")["Cache-Control"]).toBe("public, max-age=86400");
  expect(headersOf("/astro.png")["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
  const paths = read("_headers").match(/^\/.*/gm);
  expect(paths).toEqual(
    ["/*", "/_astro/a.js", "/og/home.png"].concat(["/about", "/", "/self-service"]),
  );
});

test("text files have compressed copies, which Cloudflare ignores", () => {
  const copies = readdirSync(folder).filter((file) => /(br|gz)$/.test(file));
  expect(copies).toHaveLength(8);
  expect(String(brotliDecompressSync(readFileSync(join(folder, "about.html.br"))))).toBe(
    read("about.html"),
  );
  expect(String(gunzipSync(readFileSync(join(folder, "_astro/a.js.gz"))))).toBe("text");
  expect(read(".assetsignore")).toBe("*.br\n*.gz\n");
});

test("nginx's includes are written to another folder", () => {
  writeNginxFiles(folder, join(parent, "new/nginx"), { ...widget, styleAttributes: true });
  expect(read("../new/nginx/maps.conf")).toContain("style-src-attr 'unsafe-inline'");
  expect(read("../new/nginx/headers.conf")).toContain("add_header X-Frame-Options");
});
