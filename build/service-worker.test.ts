import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeHeaders } from "../deploy/headers-file.ts";
import { writeServiceWorker } from "./service-worker.ts";

const parent = mkdtempSync(join(tmpdir(), "service-worker-"));
const dist = join(parent, "dist");
mkdirSync(join(dist, "_astro"), { recursive: true });
afterAll(() => rmSync(parent, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
const read = (file: string) => readFileSync(join(dist, file), "utf8");

test("the service worker has the hash of each file, and changes with a page", async () => {
  for (const file of ["offline.html", "404.html", "contact.vcf"]) write(file, file);
  write("_astro/a.0.js", "test");
  const build = async () => {
    writeHeaders(dist, { page: "/", destinations: [] });
    await writeServiceWorker(dist);
    const [pages = ""] = globSync("_astro/pages.*.json", { cwd: dist });
    return { pages, code: read("service-worker.js").replace(/\s/g, "").replaceAll("`", '"') };
  };
  const first = await build();
  // printf test | openssl dgst -sha256 -binary | base64
  const hash = "sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=";
  expect(first.code).toMatch(`{"/_astro/a.0.js":"${hash}","/${first.pages}":"sha256-`);
  const documents = JSON.parse(read(first.pages));
  expect(first.pages).toMatch(/^_astro\/pages\.[0-9a-f]{12}\.json$/);
  expect(first.code.replaceAll(`"/${first.pages}":`, "")).toContain(`"/${first.pages}"`);
  const headers = { "X-Frame-Options": "DENY", "Content-Type": "text/vcard;charset=utf-8" };
  expect(documents["/contact.vcf"]).toMatchObject({ headers, body: "contact.vcf" });
  const type = { "Content-Type": "text/html;charset=utf-8" };
  expect(documents["/offline"]).toMatchObject({
    headers: { ...headers, ...type, "Content-Security-Policy": expect.any(String) },
    body: "offline.html",
  });
  expect(documents["/404"]).toBeUndefined();
  write("text.txt", "changed");
  expect((await build()).code).toBe(first.code);
  rmSync(join(dist, first.pages));
  write("offline.html", "changed");
  expect((await build()).code).not.toBe(first.code);
});
