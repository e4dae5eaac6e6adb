import { z } from "astro/zod";
import { callToAction, headed, pageFields, stat, text } from "./text.ts";

/** content/pages/home.yaml */
export const homeSchema = z.strictObject({
  ...pageFields,
  hero: callToAction
    .extend({
      write: text.meta({ label: "Button to the contact form" }),
      anyTime: text.meta({
        label: "While the business is closed",
        hint: "Follows the link “Text us”.",
      }),
      visit: text.meta({ label: "What a visit costs" }),
      drawing: text.meta({
        label: "What the drawing shows",
        hint: "For people who cannot see it.",
      }),
    })
    .meta({ label: "Top of the page" }),
  services: headed.meta({ label: "Above the cards of the services" }),
  about: callToAction
    .extend({
      stats: z.array(stat).length(4).meta({ label: "Wall plates" }),
    })
    .meta({ label: "Part about the business" }),
  callToAction: callToAction.meta({ label: "End of the page" }),
});

export type Home = z.infer<typeof homeSchema>;
