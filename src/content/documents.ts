import type { z } from "astro/zod";
import { pages } from "./pages.ts";
import { businessSchema } from "./schemas/business.ts";
import { legalTextSchema } from "./schemas/legal.ts";
import { pricesSchema } from "./schemas/prices.ts";
import { servicesSchema } from "./schemas/services.ts";
import { sharedSchema } from "./schemas/shared.ts";

/** The legal texts: Markdown below a few fields. */
export const legalTexts = {
  disclaimer: { file: "legal/disclaimer.md", schema: legalTextSchema },
  terms: { file: "legal/terms.md", schema: legalTextSchema },
} as const;

/** Every file of content/, with its schema. */
export const documents = {
  business: { file: "business.yaml", schema: businessSchema },
  services: { file: "services.yaml", schema: servicesSchema },
  prices: { file: "prices.yaml", schema: pricesSchema },
  shared: { file: "pages/every-page.yaml", schema: sharedSchema },
  ...pages,
  ...legalTexts,
} as const;

export type DocumentName = keyof typeof documents;

export type LegalTextName = keyof typeof legalTexts;

/** All of content/, checked, with its placeholders replaced. */
export type Content = {
  [Name in DocumentName]: z.infer<(typeof documents)[Name]["schema"]>;
};

/** A mistake that shows only when values are compared: the place of the value, and how to fix it. */
export interface Mistake {
  at: readonly [DocumentName, ...PropertyKey[]];
  message: string;
  /** The line of the text, counted from 0. */
  line?: number;
}
