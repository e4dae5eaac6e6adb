import type { z } from "astro/zod";
import { routes } from "../lib/routes.ts";
import { type PageName, pages } from "./pages.ts";
import { businessSchema } from "./schemas/business.ts";
import { legalTextSchema } from "./schemas/legal.ts";
import { pricesSchema } from "./schemas/prices.ts";
import { servicesSchema } from "./schemas/services.ts";
import { sharedSchema } from "./schemas/shared.ts";

/** The files that several pages use, each with the page that the editor previews. */
const shared = {
  business: { file: "business.yaml", schema: businessSchema, path: routes.contact },
  services: { file: "services.yaml", schema: servicesSchema, path: routes.services },
  prices: { file: "prices.yaml", schema: pricesSchema, path: routes.pricing },
  shared: { file: "pages/every-page.yaml", schema: sharedSchema, path: routes.home },
} as const;

/** The legal texts: Markdown with front matter. */
export const legalTexts = {
  disclaimer: { file: "legal/disclaimer.md", schema: legalTextSchema, path: routes.legal },
  terms: { file: "legal/terms.md", schema: legalTextSchema, path: routes.legal },
} as const;

const yamlFiles = { ...shared, ...pages } as const;

/** Every file of content/, with its schema and the path of the page that shows it. */
export const documents = { ...yamlFiles, ...legalTexts } as const;

export type LegalTextName = keyof typeof legalTexts;

/** All of content/, checked, with its placeholders replaced. */
export type Content = {
  [Name in keyof typeof shared | PageName]: z.infer<(typeof yamlFiles)[Name]["schema"]>;
} & {
  [Name in LegalTextName]: z.infer<(typeof legalTexts)[Name]["schema"]> & {
    /** The text below the front matter. */
    markdown: string;
  };
};
