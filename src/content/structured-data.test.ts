import { expect, test } from "vitest";
import { sample } from "../../tests/support/sample-texts.ts";
import { businessData, businessWithCatalog, jsonLd } from "./structured-data.ts";

const { business: shop, ...content } = sample;
const social = [...shop.social, { network: "youtube", url: "https://x.example" } as const];
const business = { ...shop, social, closures: shop.closures.slice(0, 1) };
const { prices } = content.priceList;

test("the business is described with its prices, hours and closures", () => {
  const { address, geo, openingHoursSpecification, ...data } = businessData(business, prices);
  expect(data).toEqual({
    "@type": "LocalBusiness",
    "@id": "https://hubcityit.example/#business",
    name: "Hub City IT",
    description: "Local IT help for homes and small offices.",
    url: "https://hubcityit.example/",
    image: "https://hubcityit.example/og/home.png",
    logo: "https://hubcityit.example/apple-touch-icon.png",
    telephone: "+18065550142",
    email: "hello@hubcityit.example",
    areaServed: ["Lubbock", "Lubbock County"],
    priceRange: "$60-$349",
    sameAs: ["https://x.example"],
  });
  expect(businessData(shop, prices)).not.toHaveProperty("sameAs");
  const free = { ...prices[0], amount: 0 } as (typeof prices)[number];
  expect(businessData(shop, [free, ...prices])).toHaveProperty("priceRange", "$60-$349");
  expect(businessData(shop, [free])).not.toHaveProperty("priceRange");
  expect(Object.values(address)).toEqual(["PostalAddress", "Lubbock", "Texas", "US"]);
  const place = { ...shop.place, street: "9 Elm St", postcode: "79401" };
  const withStreet = Object.values(businessData({ ...shop, place }, prices).address);
  expect(withStreet).toEqual(["PostalAddress", "9 Elm St", "Lubbock", "Texas", "79401", "US"]);
  expect(Object.values(geo)).toEqual(["GeoCoordinates", 33.57786, -101.85517]);
  const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  const closed = ["Thanksgiving", "2026-11-26", "2026-11-28", "00:00", "00:00"];
  expect(openingHoursSpecification?.map((each) => Object.values(each).slice(1))).toEqual([
    [weekdays, "15:00", "19:00"],
    [["Saturday"], "10:00", "16:00"],
    closed,
  ]);
});

test.each([
  ["18:00", "02:00", "18:00", "02:00"],
  ["18:00", "24:00", "18:00", "00:00"],
  ["18:00", "00:00", "18:00", "00:00"],
  ["00:00", "24:00", "00:00", "23:59"],
])("hours from %s to %s are described as from %s to %s", (opens, closes, ...described) => {
  const hours = [{ days: ["Fri" as const], opens, closes }];
  const day = "2026-12-24";
  const closures = [{ from: day, to: day, reason: "Eve", hours: { opens, closes } }];
  const data = businessData({ ...business, hours, closures }, prices);
  expect(data.openingHoursSpecification?.map(Object.values)).toEqual([
    ["OpeningHoursSpecification", ["Friday"], ...described],
    ["OpeningHoursSpecification", "Eve", day, day, ...described],
  ]);
});

test("the catalog has each service's prices, starting prices as a minimum, and no empty list", () => {
  const services = content.serviceList.services.filter(({ id }) => /repair|security/.test(id));
  const offered = { services, prices: [...prices.slice(0, 2), ...prices.slice(4)] };
  const { hasOfferCatalog } = businessWithCatalog(business, offered);
  const offer = (name: string, price: object) => ({
    "@type": "Offer",
    itemOffered: { "@type": "Service", name },
    priceSpecification: { "@type": "PriceSpecification", priceCurrency: "USD", ...price },
  });
  const itemListElement = [
    offer("Diagnostic visit", { price: 60 }),
    offer("Hardware repair and replacement", { minPrice: 150 }),
  ];
  const deviceRepair = { "@type": "OfferCatalog", name: "Device Repair", itemListElement };
  expect(hasOfferCatalog).toEqual({
    "@type": "OfferCatalog",
    name: "Hub City IT",
    itemListElement: [
      deviceRepair,
      { "@type": "Offer", itemOffered: { "@type": "Service", name: "Cybersecurity Guidance" } },
    ],
  });
});

test("a name that looks like the end of a script is escaped", () => {
  const name = "</script><script>alert(1)</script><!--";
  const text = jsonLd([businessData({ ...business, name }, prices)]);
  expect(text).not.toContain("<");
  const graph = [expect.objectContaining({ "@type": "LocalBusiness", name })];
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": graph });
});
