import { z } from "astro/zod";
import { callToAction, group, headed, headFields, text } from "./text.ts";

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

export type Legal = z.infer<typeof legalSchema>;
