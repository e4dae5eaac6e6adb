import { z } from "astro/zod";
import { headed, pageWords, text } from "./text.ts";

/** content/pages/legal.yaml */
export const legalPageSchema = z.strictObject({
  ...pageWords,
  hero: headed,
  tabs: z.strictObject({
    /** What a screen reader calls the two tabs. */
    label: text,
    /** What stands before the day from which a text holds. */
    effective: text,
    /** Heads the table of contents. */
    contents: text,
  }),
  callToAction: z.strictObject({ heading: text, text, button: text }),
});

/** The lines between --- at the top of content/legal/*.md */
export const legalTextSchema = z.strictObject({
  /** What its tab is called. */
  tab: text,
  title: text,
  /** The day from which the text holds. */
  effective: z.iso.date({ error: "use a day that exists, as year-month-day, like 2025-01-08" }),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
export type LegalText = z.infer<typeof legalTextSchema>;
