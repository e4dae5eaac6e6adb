import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readHeaders } from "../../deploy/headers-file.ts";
import { listedPaths } from "../../src/content/pages.ts";
import { openPage, readPage, valuesOf } from "../support/built-site.ts";
import { builtPaths } from "../support/pages.ts";
import { sampleSite, testPort } from "../support/sample.ts";

const site = "https://hubcityit.example";
const read = (file: string) => readFileSync(join(sampleSite, file), "utf8");
const locationsIn = (file: string) =>
  [...read(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

test("robots.txt allows everything and names the sitemap, which lists the pages", () => {
  expect(read("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap-index.xml\n`,
  );
  expect(locationsIn("sitemap-index.xml")).toEqual([`${site}/sitemap-0.xml`]);
  const listed = listedPaths.map((path) => site + path);
  expect(locationsIn("sitemap-0.xml").toSorted()).toEqual(listed.toSorted());
});

test("facts.txt has the facts for profiles elsewhere, in the lengths that they take", () => {
  const [contact, place, hours, closed, services, ...descriptions] =
    read("facts.txt").split("\n\n");
  expect(contact).toBe(
    `Name: Hub City IT\nPhone: (806) 555-0142\nE-mail: hello@hubcityit.example\nURL: ${site}/`,
  );
  expect(place).toBe("Address: Lubbock, Texas\nArea: Lubbock, Lubbock County");
  expect(hours).toBe("Hours:\nMon-Fri 3PM-7PM\nSat 10AM-4PM\nSun Closed");
  expect(closed).toMatch(/^Special hours:\nNov 26\s–\s28, 2026: Closed for Thanksgiving\.\n/);
  expect(services).toMatch(/^Services: Device Repair, Network Installation, /);
  expect(descriptions.join("\n")).not.toContain("$");
  const texts = descriptions.map((each) => each.split("\n")[1] ?? "");
  // Each says more than the next could hold.
  expect(texts).toEqual([
    expect.stringMatching(/^.{251,750}$/),
    expect.stringMatching(/^.{81,250}$/),
    "Local IT help for homes and small offices.",
  ]);
});

test("browsers find the icon of what names none, such as facts.txt", () => {
  expect(read("favicon.ico")).toBe(read("favicon.png"));
});

test("release.json names the commit of the site, for the form", () => {
  expect(JSON.parse(read("release.json")).commit).toMatch(/^[0-9a-f]{40}$/);
});

test("licenses.txt has the license of each package that ships, and of the font", () => {
  const text = read("licenses.txt");
  const names = [...text.matchAll(/^## (\S+) - .*\n\n\S/gm)].map(([, name]) => name);
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const shipped = /^(react|react-dom|astro|@fontsource\/.*)$/;
  const expected = Object.keys(devDependencies).filter((name) => shipped.test(name));
  expect(names).toEqual(expect.arrayContaining([...expected, "@radix-ui/react-toast"]));
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
});

test("each drawing that a page uses is in its file", () => {
  const parts = builtPaths
    .flatMap((path) => valuesOf(openPage(path), 'use:not([href^="#"])', "href"))
    .map((href) => href.split("#"))
    .map(([file = "", id]) => ({ file, id }));
  expect(new Set(parts.map(({ file }) => file)).size).toBe(5);
  expect(parts.filter(({ file, id }) => !read(file).includes(`id="${id}"`))).toEqual([]);
});

// tests/e2e/chromium/offline.e2e.ts checks what the service worker does with it.
test("the service worker has each file, and pages with the headers and bytes of the host", () => {
  const files = globSync("_astro/**/*.*", { cwd: sampleSite });
  expect(files.filter((file) => !read("service-worker.js").includes(file))).toEqual([]);
  const [file = ""] = globSync("_astro/pages.*.json", { cwd: sampleSite });
  const { "/contact.vcf": card, ...documents } = JSON.parse(read(file));
  const paths = [...listedPaths, "/offline"];
  expect(Object.keys(documents).toSorted()).toEqual(paths.toSorted());
  const headersOf = readHeaders(sampleSite);
  for (const path of paths) {
    const headers = headersOf(path);
    expect(headers["Content-Security-Policy"]).toBeTruthy();
    const type = { "Content-Type": "text/html;charset=utf-8" };
    expect(documents[path]).toEqual({ headers: { ...headers, ...type }, body: readPage(path) });
  }
  expect(card.headers).toMatchObject({ "Content-Type": "text/vcard;charset=utf-8" });
});

test("a port that is taken stops npm start before the build", async () => {
  const server = createServer().listen(testPort + 7, "localhost");
  await once(server, "listening");
  const env = { ...process.env, PORT: `${testPort + 7}` };
  const args = ["scripts/serve.ts", "--check-port"];
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  server.close();
  const cure = `Choose another: PORT=${testPort + 8} npm start`;
  expect([status, stderr]).toEqual([1, `Port ${testPort + 7} is taken. ${cure}\n`]);
}, 20_000);
