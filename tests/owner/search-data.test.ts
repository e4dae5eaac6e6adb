import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";
import { textOf } from "../support/site-text.ts";

const pages = {
  "/": "index.html",
  "/services": "services.html",
  "/pricing": "pricing.html",
  "/about": "about.html",
  "/contact": "contact.html",
  "/self-service": "self-service.html",
  "/legal": "legal.html",
};

let copy: ContentCopy;
beforeAll(async () => {
  copy = copyContent();
  expect(await copy.astro("build", "--outDir", copy.dist).ended).toBe(0);
});
afterAll(() => copy.remove());

const html = (path: keyof typeof pages) => readFileSync(join(copy.dist, pages[path]), "utf8");

type Data = { [key: string]: Data } & Data[] & string;

function dataOf(path: keyof typeof pages): Data[] {
  const blocks = [...html(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks).toHaveLength(1);
  const { "@context": context, "@graph": graph } = JSON.parse(blocks[0]?.[1] ?? "");
  expect(context).toBe("https://schema.org");
  return graph;
}

const find = (path: keyof typeof pages, type: string) =>
  dataOf(path).find((thing) => thing["@type"] === type) as Data;

test("the business of the search data is the business of the page", () => {
  for (const path of ["/", "/contact", "/pricing"] as const) {
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

test("its hours are those that the page says, and its closures are closed all day", () => {
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

test("each service and price of its catalogue is on the Pricing page, at that price", () => {
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

test("every page but Home says where it stands", () => {
  for (const path of Object.keys(pages).slice(1) as (keyof typeof pages)[]) {
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

test("titles and descriptions are unique and as long as search engines show", () => {
  const heads = (Object.keys(pages) as (keyof typeof pages)[]).map((path) => {
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

test("data blocks are not among the scripts that the policy names", () => {
  const policies = readFileSync(join(copy.dist, "_headers"), "utf8");
  for (const path of Object.keys(pages) as (keyof typeof pages)[]) {
    const [, data = ""] = html(path).match(/ld\+json">(.*?)<\/script>/s) ?? [];
    if (path !== "/") expect(data).toContain("BreadcrumbList");
    expect(policies).not.toContain(createHash("sha256").update(data).digest("base64"));
  }
});

test("the contact card is linked on every page and says what the page says", () => {
  const card = readFileSync(join(copy.dist, "contact.vcf"), "utf8");
  const read = new ICAL.Component(ICAL.parse(card));
  expect(read.getFirstPropertyValue("fn")).toBe("Hub City IT");
  expect(read.getFirstPropertyValue("tel")).toBe("tel:+18065550142");
  for (const path of Object.keys(pages) as (keyof typeof pages)[]) {
    expect(html(path)).toMatch(/<a href="\/contact\.vcf" download[^>]*>Save our number<\/a>/);
  }
});

test("nothing of the editor is in the built site", () => {
  const files = readdirSync(copy.dist, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(html|js|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  expect(files.filter((file) => /edit/i.test(file))).toEqual([]);
  expect(
    texts.filter((file) => readFileSync(join(copy.dist, file), "utf8").includes("edit-api")),
  ).toEqual([]);
});
