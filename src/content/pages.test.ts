import { expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { documents } from "./documents.ts";
import { pageHeading, pageLabel } from "./page-labels.ts";
import { pages, pagesWith } from "./pages.ts";
import { readContent } from "./read.ts";

test("the registry says which pages are linked, listed and shared", () => {
  const listed = [
    ...["home", "servicesPage", "pricingPage", "about", "contact", "selfService"],
    "legalPage",
  ];
  expect(pagesWith("navigation")).toEqual(listed.slice(0, -1));
  expect(pagesWith("listed")).toEqual(listed);
  expect(pagesWith("sharePicture")).toEqual([...listed, "notFound"]);
  expect(Object.keys(pages)).toEqual([...listed, "notFound", "offline"]);
});

test("each file of content/ has the page that shows it", () => {
  const paths = Object.values(documents).map(({ file, path }) => [file, path]);
  expect(Object.fromEntries(paths)).toEqual({
    "business.yaml": "/contact",
    "services.yaml": "/services",
    "prices.yaml": "/pricing",
    "pages/every-page.yaml": "/",
    "pages/home.yaml": "/",
    "pages/services.yaml": "/services",
    "pages/pricing.yaml": "/pricing",
    "pages/about.yaml": "/about",
    "pages/contact.yaml": "/contact",
    "pages/self-service.yaml": "/self-service",
    "pages/legal.yaml": "/legal",
    "pages/not-found.yaml": "/404",
    "pages/offline.yaml": "/offline",
    "legal/disclaimer.md": "/legal",
    "legal/terms.md": "/legal",
  });
});

test("a page without a label in the navigation is labeled by its heading", () => {
  const { about, offline } = readContent(sampleContent);
  expect([pageHeading(about), pageLabel(about)]).toEqual(["A small shop in Lubbock", "About"]);
  expect([pageHeading(offline), pageLabel(offline)]).toEqual(["No connection", "No connection"]);
});
