import { z } from "astro/zod";
import { headed, pageFields, text } from "./text.ts";

/** A figure or word with its label. */
export const stat = z.strictObject({ value: text, label: text });

/** content/pages/home.yaml */
export const homeSchema = z.strictObject({
  ...pageFields,
  /** "visit" is what a visit costs. "drawing" is the text alternative of the drawing. */
  hero: z.strictObject({
    heading: text,
    text,
    button: text,
    visit: text.optional(),
    drawing: text,
  }),
  services: headed,
  about: z.strictObject({ heading: text, text, stats: z.array(stat).length(4), button: text }),
  callToAction: z.strictObject({ heading: text, text, button: text }),
});

export type Home = z.infer<typeof homeSchema>;
export type Stat = z.infer<typeof stat>;
