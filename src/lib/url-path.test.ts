import { expect, test } from "vitest";
import { canonicalPath } from "./url-path.ts";

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/index.html /index //", "/"],
  ["/about/ /about// /about.html /about/index /about/index.html //about", "/about"],
  ["/reindex /reindex.html", "/reindex"],
  ["//evil.example/", "/evil.example"],
  ["/about.htm /about.html.br /index.html/about", "as it is"],
])("the canonical path of %s is %s", (paths, canonical) => {
  for (const path of paths.split(" ")) {
    expect(canonicalPath(path)).toBe(canonical === "as it is" ? path : canonical);
  }
});

test("the canonical path of 40,000 slashes is found at once", () => {
  expect(canonicalPath(`${"/".repeat(40_000)}about`)).toBe("/about");
});
