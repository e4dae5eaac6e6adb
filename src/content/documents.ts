import type { z } from "astro/zod";
import { type PageName, pages } from "./pages.ts";
import { businessSchema } from "./schemas/business.ts";
import { goingLiveSchema } from "./schemas/going-live.ts";
import { legalTextSchema } from "./schemas/legal-text.ts";
import { priceListSchema } from "./schemas/price-list.ts";
import { serviceListSchema } from "./schemas/service-list.ts";
import { sharedSchema } from "./schemas/shared.ts";

/** Every file of content/, with its label in the owner's form, in the form's order, and its schema. */
export const documents = {
  business: { file: "business.yaml", label: "Your business", schema: businessSchema },
  priceList: { file: "prices.yaml", label: "Prices", schema: priceListSchema },
  serviceList: { file: "services.yaml", label: "Services", schema: serviceListSchema },
  ...pages,
  disclaimer: {
    file: "legal/disclaimer.md",
    label: "Disclaimer and policy",
    schema: legalTextSchema,
  },
  terms: { file: "legal/terms.md", label: "Service terms", schema: legalTextSchema },
  shared: {
    file: "pages/every-page.yaml",
    label: "Header, footer and links",
    schema: sharedSchema,
  },
  goingLive: { file: "going-live.yaml", label: "Before going live", schema: goingLiveSchema },
} as const;

export type DocumentName = keyof typeof documents;

/** All of content/, checked, with its placeholders replaced. */
export type Content = {
  [Name in DocumentName]: z.infer<(typeof documents)[Name]["schema"]>;
};

/** The H1 of a page. */
export function pageHeading(page: Content[PageName]): string {
  return "hero" in page ? page.hero.heading : page.heading;
}

/** A mistake that shows only when values are compared: the place of the value, and how to fix it. */
export interface Mistake {
  at: readonly [DocumentName, ...PropertyKey[]];
  message: string;
  /** The line of the text, counted from 0. */
  line?: number;
}
