import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AstroIntegration } from "astro";
import { afterAll, expect, test } from "vitest";
import { hostFiles } from "./host-files.ts";
import { noIslandIds } from "./island-ids.ts";
import { serviceWorker } from "./service-worker.ts";

const parent = mkdtempSync(join(tmpdir(), "after-build-"));
const dist = join(parent, "dist");
mkdirSync(join(dist, "legal"), { recursive: true });
afterAll(() => rmSync(parent, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
const read = (file: string) => readFileSync(join(dist, file), "utf8");
const finish = async ({ hooks }: AstroIntegration) =>
  hooks["astro:build:done"]?.({ dir: pathToFileURL(`${dist}/`) } as never);

test("islands lose their uid in every page, and nothing else does", async () => {
  const island = '<astro-island  uid="Z8XiPW" prefix="r1"><p uid="a">uid="b"</p></astro-island>';
  for (const file of ["index.html", "legal/terms.html", "text.txt"]) write(file, island);
  await finish(noIslandIds);
  const without = '<astro-island prefix="r1"><p uid="a">uid="b"</p></astro-island>';
  expect(read("index.html")).toBe(without);
  expect(read("legal/terms.html")).toBe(without);
  expect(read("text.txt")).toBe(island);
});

test("the service worker caches the offline page with its font, and changes with a page", async () => {
  const page = '<link rel="preload" as="font" href="/a.0.woff2"><link rel="icon" href="/i.png">';
  const revision = createHash("sha256").update(page).digest("hex").slice(0, 12);
  write("offline.html", page);
  const build = async () => {
    await finish(serviceWorker);
    return read("service-worker.js").replace(/\s/g, "").replaceAll("`", '"');
  };
  const first = await build();
  const files = `[{url:"/offline",revision:"${revision}"},{url:"/a.0.woff2",revision:null}]`;
  expect(first).toContain(files);
  expect(first).toMatch(/pages-[0-9a-f]{12}\b/);
  write("text.txt", "changed");
  expect(await build()).toBe(first);
  write("legal/terms.html", "changed");
  expect(await build()).not.toBe(first);
});

test("the hosts' files are written to the site and beside it", async () => {
  write("404.html", "");
  await finish(hostFiles({ page: "/", origins: [] }));
  expect(read("_headers")).toMatch(/^\/\*\n/);
  expect(read("../dist-nginx/maps.conf")).toMatch(/^map /);
});
