import { expect, test } from "vitest";
import { breadcrumbs, jsonLd } from "./structured-data.ts";

test("a name that looks like the end of a script stays within the data", () => {
  const name = "</script><script>alert(1)</script><!--";
  const page = breadcrumbs({ name: "Home", address: "/" }, { name, address: "/x" });
  const text = jsonLd([page]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].itemListElement[1].name).toBe(name);
});
