import { expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { pageHeading, pageLabel } from "./page-labels.ts";
import { readContent } from "./read.ts";

test("a page without a label in the navigation is labeled by its heading", () => {
  const { about, offline } = readContent(sampleContent);
  expect([pageHeading(about), pageLabel(about)]).toEqual(["A small shop in Lubbock", "About"]);
  expect([pageHeading(offline), pageLabel(offline)]).toEqual(["No connection", "No connection"]);
});
