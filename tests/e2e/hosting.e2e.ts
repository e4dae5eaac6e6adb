import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readHeaders } from "../../deploy/headers-file.ts";
import { sampleSite } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

// What a host must answer. npm run journeys:cloudflare asks Cloudflare's own runtime, which differs from
// the local server in Vary, Allow, and the ETag of the 404 page alone. SITE_URL asks a real host instead.

const { SITE_URL, SITE_HOST } = process.env;
const site = SITE_URL ? "dist" : sampleSite;
const [script = ""] = globSync("_astro/*.js", { cwd: site });
const headersOf = readHeaders(site);
/** Their names in lower case, as responses have them. */
const headersFor = (path: string) =>
  Object.fromEntries(new Headers(headersOf(path.replace(/\?.*/, ""))));

for (const [what, path, file, status = 200] of [
  ["Home", "/", "index.html"],
  ["a page with a query", "/about?utm_source=ad", "about.html"],
  ["the contact card", "/contact.vcf", "contact.vcf"],
  ["a file in a folder with a dot", "/.well-known/security.txt", ".well-known/security.txt"],
  ["the service worker", "/service-worker.js", "service-worker.js"],
  ["a hashed script", `/${script}`, script],
  ["a share picture", "/og/home.png", "og/home.png"],
  ["the rules for prerendering", "/speculation-rules.json", "speculation-rules.json"],
  // Cloudflare redirects these to its own spelling first.
  ["a page with an encoded letter", "/%61bout", "about.html"],
  ["a file after two slashes", "//contact.vcf", "contact.vcf"],
  ["a page with a comma", "/pricing,", "404.html", 404],
  ["an unknown page", "/nowhere", "404.html", 404],
  ["an unknown page with a final slash", "/nowhere/", "404.html", 404],
  ["a page in capitals", "/About", "404.html", 404],
  ["a path that can't be decoded", "/about%zz", "404.html", 404],
  ["the file of headers", "/_headers", "404.html", 404],
  // Cloudflare has no rule that would change the status of a page that exists.
  ["the 404 page itself", "/404", "404.html", SITE_HOST === "cloudflare" ? 200 : 404],
  ["a hashed file that is gone", "/_astro/gone.0123abcd.js", "404.html", 404],
] as const) {
  test(`${what} has its status, its bytes and its headers`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`);
    expect(response.status()).toBe(status);
    expect((await response.body()).equals(readFileSync(join(site, file)))).toBe(true);
    expect(response.headers()).toMatchObject(headersFor(path));
    if (file.endsWith(".html")) expect(response.headers()["content-encoding"]).toMatch(/br|gzip/);
  });
}

for (const [path, target] of [
  ["/about/", "/about"],
  ["/about.html?service=device-repair", "/about?service=device-repair"],
  ["/index.html", "/"],
  ["//about/index", "/about"],
  [`${"/".repeat(15_000)}about`, "/about"],
] as const) {
  test(`${path.slice(0, 40)} redirects to ${target}`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0, timeout: 1000 });
    expect(SITE_URL ? [301, 307, 308] : [307]).toContain(response.status());
    expect(response.headers()).toMatchObject({ ...headersFor(path), location: target });
  });
}

test("methods other than GET and HEAD are not allowed", async ({ request }) => {
  expect((await request.head("/about")).status()).toBe(200);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const response = await request.fetch("/about", { method });
    expect.soft(response.status(), method).toBe(405);
    expect.soft(response.headers(), method).toMatchObject(headersFor("/about"));
  }
});

test("the contact card has the type of a card", async ({ request }) => {
  const { "content-type": type } = (await request.get("/contact.vcf")).headers();
  expect(type).toMatch(/^text\/x-vcard; ?charset=utf-8$/i);
});
