import { z } from "astro/zod";
import { callToAction, date, headed, headFields, text } from "./text.ts";

/** content/pages/legal.yaml */
export const legalPageSchema = z.strictObject({
  ...headFields,
  /** The top of the page; its heading is the H1. */
  hero: headed,
  /** The two tabs with the legal texts. */
  tabs: z.strictObject({
    /** The accessible name of the tab list. */
    label: text,
    /** Precedes the effective date. */
    effective: text,
    /** The heading of the table of contents. */
    contents: text,
  }),
  /** Ends the page. */
  callToAction,
});

/** content/legal/*.md */
export const legalTextSchema = z.strictObject({
  /** The label of its tab. */
  tab: text,
  /** The heading above it. */
  title: text,
  /** The first day on which it applies. */
  effective: date,
  /** The text below the fields. */
  markdown: z.string().regex(/\S/, "there is no text below the fields; write it here"),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
export type LegalText = z.infer<typeof legalTextSchema>;
