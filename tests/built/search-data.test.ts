import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { pages } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";
import { textOf } from "../support/site-text.ts";

const paths = pages.map(({ path }) => path);

const html = (path: string) =>
  readFileSync(join(sampleSite, `${path.slice(1) || "index"}.html`), "utf8");

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
  for (const path of ["/", "/contact", "/pricing"]) {
    const business = find(path, "LocalBusiness");
    const page = textOf(html(path));
    expect(page).toContain(business.name);
    expect(page).toContain(business.description);
    expect(page).toContain(business.email);
    expect(html(path)).toContain(`href="tel:${business.telephone}"`);
    expect(business.telephone).toBe("+18065550142");
    expect(page).toContain(
      `${business.address?.addressLocality}, ${business.address?.addressRegion}`,
    );
    expect(Object.keys(business)).not.toContain("aggregateRating");
    expect(Object.keys(business)).not.toContain("review");
  }
});

test("the search data has the opening hours of the page, and closures as closed days", () => {
  const hours = find("/", "LocalBusiness").openingHoursSpecification as Data[];
  expect(hours).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "15:00",
      closes: "19:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Saturday"],
      opens: "10:00",
      closes: "16:00",
    },
    ...[
      ["Thanksgiving", "2026-11-26", "2026-11-28"],
      ["Christmas", "2026-12-24", "2026-12-26"],
      ["New Year's Day", "2027-01-01", "2027-01-01"],
    ].map(([name, validFrom, validThrough]) => ({
      "@type": "OpeningHoursSpecification",
      name,
      validFrom,
      validThrough,
      opens: "00:00",
      closes: "00:00",
    })),
  ]);
  expect(textOf(html("/"))).toContain("Mon-Fri 3PM-7PM");
  expect(textOf(html("/"))).toContain("Sat 10AM-4PM");
});

test("each service and price of the catalog is on the Pricing page, with the same price", () => {
  const business = find("/pricing", "LocalBusiness");
  const page = textOf(html("/pricing"));
  const services = business.hasOfferCatalog?.itemListElement as Data[];
  expect(services.map(({ name }) => name)).toEqual([
    "Device Repair",
    "Network Installation",
    "Business IT Support",
    "Cybersecurity Guidance",
    "New Home Ethernet Special",
  ]);
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

test("every page except Home has a breadcrumb", () => {
  for (const path of paths.slice(1)) {
    const [home, here] = find(path, "BreadcrumbList").itemListElement as Data[];
    expect([home?.position, home?.name, home?.item]).toEqual([
      1,
      "Home",
      "https://hubcityit.example/",
    ]);
    expect([here?.position, here?.item]).toEqual([2, `https://hubcityit.example${path}`]);
    expect(textOf(html(path))).toContain(here?.name);
  }
});

test("titles and descriptions are unique, and fit in search results", () => {
  const heads = paths.map((path) => {
    const page = html(path);
    return {
      title: /<title>(.*?)<\/title>/s.exec(page)?.[1] ?? "",
      description: /<meta name="description" content="(.*?)"/s.exec(page)?.[1] ?? "",
    };
  });
  for (const { title, description } of heads) {
    expect(title.length, title).toBeGreaterThanOrEqual(20);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test("the Content Security Policy has no hash of a data block", () => {
  const policies = readFileSync(join(sampleSite, "_headers"), "utf8");
  for (const path of paths) {
    const [, data = ""] = html(path).match(/ld\+json">(.*?)<\/script>/s) ?? [];
    if (path !== "/") expect(data).toContain("BreadcrumbList");
    expect(policies).not.toContain(createHash("sha256").update(data).digest("base64"));
  }
});

test("every page links to the contact card, which has the details of the page", () => {
  const card = readFileSync(join(sampleSite, "contact.vcf"), "utf8");
  const read = new ICAL.Component(ICAL.parse(card));
  expect(read.getFirstPropertyValue("fn")).toBe("Hub City IT");
  expect(read.getFirstPropertyValue("tel")).toBe("tel:+18065550142");
  for (const path of paths) {
    expect(html(path)).toMatch(/<a href="\/contact\.vcf" download[^>]*>Save our number<\/a>/);
  }
});

test("the built site has no code of the editor", () => {
  const files = readdirSync(sampleSite, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(html|js|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  expect(files.filter((file) => /edit/i.test(file))).toEqual([]);
  expect(
    texts.filter((file) => readFileSync(join(sampleSite, file), "utf8").includes("edit-api")),
  ).toEqual([]);
});
