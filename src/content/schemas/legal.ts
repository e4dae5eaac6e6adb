import { z } from "astro/zod";
import { callToAction, date, group, headed, headFields, list, readable, text } from "./text.ts";

/** content/pages/legal.yaml */
export const legalSchema = z.strictObject({
  ...headFields,
  hero: group("Top of the page", headed),
  tabs: group("Two tabs with the legal texts", {
    label: text("Name, for screen readers, of the tab list"),
    effective: text("Before the effective date"),
    contents: text("Heading of the table of contents"),
  }),
  callToAction: group("End of the page", callToAction),
});

/** content/legal/*.md */
export const legalTextSchema = z.strictObject({
  tab: text("Name of the tab"),
  title: text("Heading"),
  effective: date.meta({ label: "Applies from", hint: "Change it when you change the text." }),
  short: list("What matters most, in short", text("In a few words"), 4).optional(),
  markdown: readable("markdown", 50_000, "there is no text below the fields; write it here").meta({
    label: "Text",
    hint: "A line that begins with ## is a heading, **two stars** make bold, [our prices](/pricing) is a link.",
  }),
});

export type Legal = z.infer<typeof legalSchema>;
export type LegalText = z.infer<typeof legalTextSchema>;
