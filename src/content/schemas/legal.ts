import { z } from "astro/zod";
import { callToAction, date, headed, headFields, text } from "./text.ts";

/** content/pages/legal.yaml */
export const legalPageSchema = z.strictObject({
  ...headFields,
  hero: headed.meta({ label: "Top of the page" }),
  tabs: z
    .strictObject({
      label: text.meta({ label: "Name, for screen readers, of the tab list" }),
      effective: text.meta({ label: "Before the effective date" }),
      contents: text.meta({ label: "Heading of the table of contents" }),
    })
    .meta({ label: "Two tabs with the legal texts" }),
  callToAction: callToAction.meta({ label: "End of the page" }),
});

/** content/legal/*.md */
export const legalTextSchema = z.strictObject({
  tab: text.meta({ label: "Name of the tab" }),
  title: text.meta({ label: "Heading" }),
  effective: date.meta({ label: "Applies from", hint: "Change it when you change the text." }),
  markdown: z.string().regex(/\S/, "there is no text below the fields; write it here").meta({
    label: "Text",
    hint: "A line that begins with ## is a heading, **two stars** make bold, [our prices](/pricing) is a link.",
  }),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
export type LegalText = z.infer<typeof legalTextSchema>;
