import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readHeaders } from "../../deploy/headers-file.ts";
import { sampleSite } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

// What a host must answer. npm run journeys:cloudflare asks Cloudflare's own runtime.

const [script = ""] = globSync("_astro/*.js", { cwd: sampleSite });
const headersOf = readHeaders(sampleSite);

for (const [what, path, file, status = 200] of [
  ["Home", "/", "index.html"],
  ["a page with a query", "/about?utm_source=ad", "about.html"],
  ["the contact card", "/contact.vcf", "contact.vcf"],
  ["a file in a folder with a dot", "/.well-known/security.txt", ".well-known/security.txt"],
  ["the service worker", "/service-worker.js", "service-worker.js"],
  ["a hashed script", `/${script}`, script],
  ["a share picture", "/og/home.png", "og/home.png"],
  ["an unknown page", "/nowhere", "404.html", 404],
  ["a hashed file that is gone", "/_astro/gone.0123abcd.js", "404.html", 404],
] as const) {
  test(`${what} has its status, its bytes and its headers`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect((await response.body()).equals(readFileSync(join(sampleSite, file)))).toBe(true);
    const expected = Object.entries(headersOf(path.replace(/\?.*/, "")));
    expect(response.headers()).toMatchObject(
      Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
    );
    if (file.endsWith(".html")) expect(response.headers()["content-encoding"]).toMatch(/br|gzip/);
  });
}

for (const [path, target] of [
  ["/about/", "/about"],
  ["/about.html?service=device-repair", "/about?service=device-repair"],
  ["/index.html", "/"],
] as const) {
  test(`${path} redirects to ${target}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([307, 308]).toContain(response.status());
    expect(response.headers().location).toBe(target);
  });
}
