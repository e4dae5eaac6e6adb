import { expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { pageHeading, pageLabel } from "./page-labels.ts";
import { pages, pagesWith } from "./pages.ts";
import { readContent } from "./read.ts";

test("the registry says which pages are linked, listed and shared", () => {
  const linked = ["home", "servicesPage", "pricingPage", "about", "contact", "selfService"];
  expect(pagesWith("navigation")).toEqual(linked);
  expect(pagesWith("listed")).toEqual([...linked, "legalPage"]);
  expect(pagesWith("sharePicture")).toEqual([...linked, "legalPage", "notFound"]);
  expect(Object.keys(pages)).toEqual([...linked, "legalPage", "notFound", "offline"]);
  expect([pages.notFound.path, pages.offline.path]).toEqual(["/404", "/offline"]);
});

test("a page without a label in the navigation is labeled by its heading", () => {
  const { about, offline } = readContent(sampleContent);
  expect([pageHeading(about), pageLabel(about)]).toEqual(["A small shop in Lubbock", "About"]);
  expect([pageHeading(offline), pageLabel(offline)]).toEqual(["No connection", "No connection"]);
});
