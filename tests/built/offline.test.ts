import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readHeaders } from "../../deploy/headers-file.ts";
import { readPage } from "../support/built-page.ts";
import { pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";

// tests/e2e/offline.e2e.ts checks what the service worker does with it.
test("the service worker's pages have the headers and the bytes that the host sends", () => {
  const [file = ""] = globSync("_astro/pages.*.json", { cwd: sampleSite });
  const { "/contact.vcf": card, ...documents } = JSON.parse(
    readFileSync(join(sampleSite, file), "utf8"),
  );
  const paths = [...pages.map(({ path }) => path), "/offline"];
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
