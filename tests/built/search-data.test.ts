import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import {
  readPage as html,
  only,
  openPage,
  textOf as textIn,
  valuesOf,
} from "../support/built-page.ts";
import { pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";
import { textOf } from "../support/site-text.ts";

const paths = pages.map(({ path }) => path);

type Data = { [key: string]: Data } & Data[] & string;

function dataOf(path: string): Data[] {
  const blocks = [...html(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks).toHaveLength(1);
  const { "@context": context, "@graph": graph } = JSON.parse(blocks[0]?.[1] ?? "");
  expect(context).toBe("https://schema.org");
  return graph;
}

const find = (path: string, type: string) =>
  dataOf(path).find((thing) => thing["@type"] === type) as Data;

test("the search data has the business details of the page, and no ratings", () => {
  for (const path of ["/", "/pricing"]) {
    const business = find(path, "LocalBusiness");
    const page = textOf(html(path));
    expect(page).toContain(business.name);
    expect(page).toContain(business.description);
    expect(page).toContain(business.email);
    expect(html(path)).toContain(`href="tel:${business.telephone}"`);
    expect(business.telephone).toBe("+18065550142");
    for (const place of business.areaServed as Data[]) expect(page).toContain(place);
    for (const picture of [business.image, business.logo]) {
      expect(existsSync(join(sampleSite, new URL(String(picture)).pathname))).toBe(true);
    }
    expect(page).toContain(
      `${business.address?.addressLocality}, ${business.address?.addressRegion}`,
    );
    expect(business).not.toHaveProperty("aggregateRating");
    expect(business).not.toHaveProperty("review");
    // src/lib/structured-data.test.ts checks the hours themselves.
    expect(business.openingHoursSpecification).toHaveLength(5);
  }
});

test("each service and price of the catalog is on the Pricing page, with the same price", () => {
  const business = find("/pricing", "LocalBusiness");
  const page = textOf(html("/pricing"));
  const services = business.hasOfferCatalog?.itemListElement as Data[];
  expect(services).toHaveLength(5);
  for (const { name } of services) expect(textOf(html("/services"))).toContain(name);
  const offers = services.flatMap(({ itemListElement }) => itemListElement as Data[]);
  const prices = offers.map(({ itemOffered, priceSpecification: cost }) => {
    const amount = cost?.minPrice ?? cost?.price;
    expect(page).toContain(itemOffered?.name);
    expect(page).toContain(`$${amount}`);
    return `${itemOffered?.name}: ${cost?.minPrice ? "from " : ""}${amount}`;
  });
  expect(prices).toEqual([
    "Diagnostic visit: 60",
    "Hardware repair and replacement: from 150",
    "Performance optimization: from 100",
    "Basic data recovery: from 200",
    "WiFi network design and setup: from 300",
    "New Home Ethernet Finish-Out: 249",
    "Expanded Finish-Out: 349",
  ]);
  expect(business.priceRange).toBe("$60-$349");
});

test("titles and descriptions are unique, and fit in search results", () => {
  const titles = paths.map((path) => textIn(only(openPage(path), "title")));
  const descriptions = paths.flatMap((path) =>
    valuesOf(openPage(path), 'meta[name="description"]', "content"),
  );
  for (const [texts, least, most] of [
    [titles, 20, 60],
    [descriptions, 70, 160],
  ] as const) {
    expect(new Set(texts).size).toBe(paths.length);
    expect(texts.filter(({ length }) => length < least || length > most)).toEqual([]);
  }
});

test("the contact card has the details of the pages", () => {
  const card = readFileSync(join(sampleSite, "contact.vcf"), "utf8");
  const read = new ICAL.Component(ICAL.parse(card));
  expect(read.getFirstPropertyValue("fn")).toBe("Hub City IT");
  expect(read.getFirstPropertyValue("tel")).toBe("tel:+18065550142");
});

test("the built site has no code of the editor", () => {
  const files = readdirSync(sampleSite, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(html|js|txt|xml)$/.test(file));
  const isEditor = (file: string) =>
    readFileSync(join(sampleSite, file), "utf8").includes("edit-api");
  expect(texts.length).toBeGreaterThan(10);
  expect([...files.filter((file) => /edit/i.test(file)), ...texts.filter(isEditor)]).toEqual([]);
});
