import { expect, test } from "vitest";
import { canonicalPath, decodePath } from "./url-path.ts";

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/index.html /index /index/ // //index.html", "/"],
  ["/about/ /about// /about.html /about/.html /about/index /about//index.html //about", "/about"],
  ["/reindex /reindex.html", "/reindex"],
  ["/a/b.html/", "/a/b"],
  ["//evil.example/", "/evil.example"],
  ["/about.htm /about.html.br /index.html/about", "as it is"],
])("the canonical path of %s is %s", (paths, canonical) => {
  for (const path of paths.split(" ")) {
    expect(canonicalPath(path)).toBe(canonical === "as it is" ? path : canonical);
  }
});

test("a path is decoded unless it is malformed", () => {
  expect(decodePath("/self%2Dservice")).toBe("/self-service");
  expect(decodePath("/%E0")).toBeUndefined();
});
