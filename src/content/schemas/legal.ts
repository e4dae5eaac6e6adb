import { z } from "astro/zod";
import { headed, pageFields, retired, text } from "./text.ts";

/** content/pages/legal.yaml */
export const legalPageSchema = z.strictObject({
  ...pageFields,
  // No navigation links to the page.
  navLabel: retired,
  hero: headed,
  tabs: z.strictObject({
    /** The accessible name of the tab list. */
    label: text,
    /** Precedes the effective date. */
    effective: text,
    /** The heading of the table of contents. */
    contents: text,
  }),
  callToAction: z.strictObject({ heading: text, text, button: text }),
});

/** The front matter of content/legal/*.md */
export const legalTextSchema = z.strictObject({
  /** The label of its tab. */
  tab: text,
  title: text,
  effective: z.iso.date({ error: "use a date that exists, as year-month-day, like 2025-01-08" }),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
export type LegalText = z.infer<typeof legalTextSchema>;
