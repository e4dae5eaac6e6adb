import { z } from "astro/zod";
import { callToAction, headed, pageFields, stat, text } from "./text.ts";

/** content/pages/home.yaml */
export const homeSchema = z.strictObject({
  ...pageFields,
  /** The top of the page. */
  hero: callToAction.extend({
    /** The button to the contact form. */
    write: text,
    /** What a visitor can do while the business is closed; after the link "Text us". */
    anyTime: text,
    /** What a visit costs. */
    visit: text,
    /** The text alternative of the drawing. */
    drawing: text,
  }),
  /** Above the cards of the services. */
  services: headed,
  /** Leads to the About page. */
  about: callToAction.extend({
    /** What is drawn as wall plates. */
    stats: z.array(stat).length(4),
  }),
  /** Ends the page. */
  callToAction,
});

export type Home = z.infer<typeof homeSchema>;
