import type { LocalBusiness, OfferCatalog, OpeningHoursSpecification, WebSite } from "schema-dts";
import { phoneNumber } from "../lib/contact-links.ts";
import { formatDollars } from "../lib/format.ts";
import { dayNames, type Period } from "../lib/hours.ts";
import { scriptJson } from "../lib/inline-script.ts";
import { pictureName } from "../lib/share-picture.ts";
import type { Business } from "./schemas/business.ts";
import type { Price } from "./schemas/price-list.ts";
import type { Offered } from "./shown-prices.ts";

export type Thing = LocalBusiness | WebSite;

/** The site, on Home alone: search results show its name above each page. */
export const siteData = ({ name, site }: Business): WebSite => ({
  "@type": "WebSite",
  name,
  url: `${site}/`,
});

/** The business, for search engines' business panels. */
export function businessData(business: Business, prices: readonly Price[]) {
  const { name, tagline, site, email, phone, place, hours, closures, social } = business;
  const sameAs = social.flatMap(({ url }) => url ?? []);
  const amounts = prices.map(({ amount }) => amount).filter((amount) => amount > 0);
  return {
    "@type": "LocalBusiness",
    "@id": `${site}/#business`,
    name,
    description: tagline,
    url: `${site}/`,
    image: `${site}/og/${pictureName("/")}.png`,
    logo: `${site}/apple-touch-icon.png`,
    telephone: phoneNumber(phone),
    email,
    address: {
      "@type": "PostalAddress",
      ...(place.street && { streetAddress: place.street }),
      addressLocality: place.city,
      addressRegion: place.state,
      ...(place.postcode && { postalCode: place.postcode }),
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude },
    areaServed: place.serves,
    ...(amounts.length > 0 && {
      priceRange: [Math.min(...amounts), Math.max(...amounts)].map(formatDollars).join("-"),
    }),
    ...(hours.length + closures.length > 0 && {
      openingHoursSpecification: openingHours(business),
    }),
    ...(sameAs.length > 0 && { sameAs }),
  } satisfies LocalBusiness;
}

/** The business with its catalog: each service with its prices, or as an offer without one. */
export function businessWithCatalog(business: Business, { prices, services }: Offered) {
  const catalog: OfferCatalog = {
    "@type": "OfferCatalog",
    name: business.name,
    itemListElement: services.map((service) => {
      const priced = prices.filter((price) => price.service === service.id);
      if (priced.length === 0) return offer(service.name);
      return {
        "@type": "OfferCatalog",
        name: service.name,
        itemListElement: priced.map(({ name, from, amount }) => ({
          ...offer(name),
          priceSpecification: {
            "@type": "PriceSpecification",
            priceCurrency: "USD",
            ...(from ? { minPrice: amount } : { price: amount }),
          },
        })),
      };
    }),
  };
  return { ...businessData(business, prices), hasOfferCatalog: catalog } satisfies LocalBusiness;
}

const offer = (name: string) => ({
  "@type": "Offer" as const,
  itemOffered: { "@type": "Service" as const, name },
});

/**
 * The usual hours, and the closures: days that open and close at midnight, meaning closed, or have other hours. By the
 * conventions of schema.org and Google, hours that close before they open end on the next day, and a
 * day from 00:00 to 23:59 is open round the clock.
 */
function openingHours({ hours, closures }: Business): OpeningHoursSpecification[] {
  return [
    ...hours.map(({ days, ...period }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days.map((day) => dayNames[day]),
      ...times(period),
    })),
    ...closures.map(({ from, to, reason, hours }) => ({
      "@type": "OpeningHoursSpecification" as const,
      name: reason,
      validFrom: from,
      validThrough: to,
      ...(hours ? times(hours) : { opens: "00:00", closes: "00:00" }),
    })),
  ];
}

function times({ opens, closes }: Period) {
  if (closes !== "24:00") return { opens, closes };
  return { opens, closes: opens === "00:00" ? "23:59" : "00:00" };
}

export function jsonLd(things: readonly Thing[]): string {
  return scriptJson({ "@context": "https://schema.org", "@graph": things });
}
