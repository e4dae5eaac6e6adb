import type { z } from "astro/zod";
import { routes } from "../lib/routes.ts";
import { aboutSchema } from "./schemas/about.ts";
import { contactSchema } from "./schemas/contact.ts";
import { homeSchema } from "./schemas/home.ts";
import { legalSchema } from "./schemas/legal.ts";
import { notFoundSchema } from "./schemas/not-found.ts";
import { offlineSchema } from "./schemas/offline.ts";
import { pricingSchema } from "./schemas/pricing.ts";
import { selfServiceSchema } from "./schemas/self-service.ts";
import { servicesSchema } from "./schemas/services.ts";

/**
 * A page: its path, which is also the name of its route in src/pages/, its file in content/, its label
 * in the owner's form, and whether search engines may list it.
 */
function page<Schema extends z.ZodObject>(
  path: string,
  name: string,
  label: string,
  schema: Schema,
  listed = true,
) {
  return { path, file: `pages/${name}.yaml`, label, schema, listed };
}

/**
 * Every page, in the order of the navigation, which links to those with a navLabel in their file.
 * Sitemap, share pictures, tests and benchmarks derive from this list.
 */
export const pages = {
  home: page(routes.home, "home", "Home", homeSchema),
  services: page(routes.services, "services", "Services page", servicesSchema),
  pricing: page(routes.pricing, "pricing", "Pricing page", pricingSchema),
  about: page(routes.about, "about", "About", aboutSchema),
  contact: page(routes.contact, "contact", "Contact", contactSchema),
  selfService: page(routes.selfService, "self-service", "Self Service", selfServiceSchema),
  legal: page(routes.legal, "legal", "Legal page", legalSchema),
  notFound: page("/404", "not-found", "Page not found", notFoundSchema, false),
  offline: page(routes.offline, "offline", "No connection", offlineSchema, false),
} as const;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** The paths of the pages that search engines may list. */
export const listedPaths = Object.values(pages)
  .filter(({ listed }) => listed)
  .map(({ path }) => path);
