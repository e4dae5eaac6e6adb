import type { z } from "astro/zod";
import { aboutSchema } from "../../schemas/about.ts";
import { businessSchema } from "../../schemas/business.ts";
import { contactSchema } from "../../schemas/contact.ts";
import { everyPageSchema } from "../../schemas/every-page.ts";
import { homeSchema } from "../../schemas/home.ts";
import { legalPageSchema, legalTextSchema } from "../../schemas/legal.ts";
import { notFoundSchema } from "../../schemas/not-found.ts";
import { offlineSchema } from "../../schemas/offline.ts";
import { pricesSchema } from "../../schemas/prices.ts";
import { pricingPageSchema } from "../../schemas/pricing-page.ts";
import { selfServiceSchema } from "../../schemas/self-service.ts";
import { servicesSchema } from "../../schemas/services.ts";
import { servicesPageSchema } from "../../schemas/services-page.ts";

/** Every file of content/ that holds fields, and the schema it is checked against. */
export const documents = {
  business: { path: "business.yaml", schema: businessSchema },
  services: { path: "services.yaml", schema: servicesSchema },
  prices: { path: "prices.yaml", schema: pricesSchema },
  everyPage: { path: "pages/every-page.yaml", schema: everyPageSchema },
  home: { path: "pages/home.yaml", schema: homeSchema },
  servicesPage: { path: "pages/services.yaml", schema: servicesPageSchema },
  pricingPage: { path: "pages/pricing.yaml", schema: pricingPageSchema },
  about: { path: "pages/about.yaml", schema: aboutSchema },
  contact: { path: "pages/contact.yaml", schema: contactSchema },
  selfService: { path: "pages/self-service.yaml", schema: selfServiceSchema },
  legalPage: { path: "pages/legal.yaml", schema: legalPageSchema },
  notFound: { path: "pages/not-found.yaml", schema: notFoundSchema },
  offline: { path: "pages/offline.yaml", schema: offlineSchema },
} as const;

/** The legal texts: Markdown, with fields between --- at the top. */
export const legalTexts = {
  disclaimer: { path: "legal/disclaimer.md", schema: legalTextSchema },
  terms: { path: "legal/terms.md", schema: legalTextSchema },
} as const;

export type DocumentName = keyof typeof documents;
type LegalTextName = keyof typeof legalTexts;

/** All of content/, checked, with its placeholders filled in. */
export type Content = {
  [Name in DocumentName]: z.infer<(typeof documents)[Name]["schema"]>;
} & {
  [Name in LegalTextName]: z.infer<(typeof legalTexts)[Name]["schema"]> & {
    /** The text below the fields, as Markdown. */
    markdown: string;
  };
};
