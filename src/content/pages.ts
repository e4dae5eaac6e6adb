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

interface PageEntry {
  /** The page's path in the site; its route is the file of that name in src/pages/. */
  path: string;
  /** Its file in content/. */
  file: string;
  schema: z.ZodType;
  /** Whether the header links to it, with the navLabel of its file. */
  navigation: boolean;
  /** Whether search engines may list it. */
  listed: boolean;
  /** Whether it has an Open Graph picture, which shows its heading. */
  sharePicture: boolean;
}

const linked = { navigation: true, listed: true, sharePicture: true } as const;

/**
 * Every page, in the order of the navigation. Navigation, sitemap, share pictures, the editor's
 * previews, tests and benchmarks derive from this list.
 */
export const pages = {
  home: { path: routes.home, file: "pages/home.yaml", schema: homeSchema, ...linked },
  servicesPage: {
    path: routes.services,
    file: "pages/services.yaml",
    schema: servicesPageSchema,
    ...linked,
  },
  pricingPage: {
    path: routes.pricing,
    file: "pages/pricing.yaml",
    schema: pricingPageSchema,
    ...linked,
  },
  about: { path: routes.about, file: "pages/about.yaml", schema: aboutSchema, ...linked },
  contact: { path: routes.contact, file: "pages/contact.yaml", schema: contactSchema, ...linked },
  selfService: {
    path: routes.selfService,
    file: "pages/self-service.yaml",
    schema: selfServiceSchema,
    ...linked,
  },
  legalPage: {
    path: routes.legal,
    file: "pages/legal.yaml",
    schema: legalPageSchema,
    ...linked,
    navigation: false,
  },
  notFound: {
    path: "/404",
    file: "pages/not-found.yaml",
    schema: notFoundSchema,
    navigation: false,
    listed: false,
    sharePicture: true,
  },
  offline: {
    path: "/offline",
    file: "pages/offline.yaml",
    schema: offlineSchema,
    navigation: false,
    listed: false,
    sharePicture: false,
  },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof pages;

/** The names of the pages for which a property of the registry is true. */
export function pagesWith(property: "navigation" | "listed" | "sharePicture"): PageName[] {
  return (Object.keys(pages) as PageName[]).filter((name) => pages[name][property]);
}
