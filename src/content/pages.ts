import type { z } from "astro/zod";
import { routes } from "../lib/routes.ts";
import { aboutSchema } from "./schemas/about.ts";
import { contactSchema } from "./schemas/contact.ts";
import { homeSchema } from "./schemas/home.ts";
import { legalPageSchema } from "./schemas/legal.ts";
import { notFoundSchema } from "./schemas/not-found.ts";
import { offlineSchema } from "./schemas/offline.ts";
import { pricingPageSchema } from "./schemas/pricing-page.ts";
import { selfServiceSchema } from "./schemas/self-service.ts";
import { servicesPageSchema } from "./schemas/services-page.ts";

interface PageEntry<Schema extends z.ZodType> {
  /** The page's path in the site; its route is the file of that name in src/pages/. */
  path: string;
  /** Its file in content/. */
  file: string;
  schema: Schema;
  /** Whether the header links to it, with the navLabel of its file. */
  navigation: boolean;
  /** Whether search engines may list it. */
  listed: boolean;
}

/** The entry of a page that is linked and listed, unless the last argument says otherwise. */
function page<Schema extends z.ZodType>(
  path: string,
  name: string,
  schema: Schema,
  except: Partial<PageEntry<Schema>> = {},
): PageEntry<Schema> {
  const file = `pages/${name}.yaml`;
  return { path, file, schema, navigation: true, listed: true, ...except };
}

const unlinked = { navigation: false, listed: false };

/**
 * Every page, in the order of the navigation. Navigation, sitemap, share pictures, tests
 * and benchmarks derive from this list.
 */
export const pages = {
  home: page(routes.home, "home", homeSchema),
  servicesPage: page(routes.services, "services", servicesPageSchema),
  pricingPage: page(routes.pricing, "pricing", pricingPageSchema),
  about: page(routes.about, "about", aboutSchema),
  contact: page(routes.contact, "contact", contactSchema),
  selfService: page(routes.selfService, "self-service", selfServiceSchema),
  legalPage: page(routes.legal, "legal", legalPageSchema, { navigation: false }),
  notFound: page("/404", "not-found", notFoundSchema, unlinked),
  offline: page(routes.offline, "offline", offlineSchema, unlinked),
} as const;

export type PageName = keyof typeof pages;

/** The names of the pages for which a property of the registry is true. */
export function pagesWith(property: "navigation" | "listed"): PageName[] {
  return (Object.keys(pages) as PageName[]).filter((name) => pages[name][property]);
}
