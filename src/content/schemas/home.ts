import { z } from "astro/zod";
import { callToAction, headed, linkOrNone, pageFields, stat, text } from "./text.ts";

/** content/pages/home.yaml */
export const homeSchema = z.strictObject({
  ...pageFields,
  hero: callToAction
    .extend({
      write: text.meta({ label: "Button to the contact form" }),
      anyTime: text.meta({
        label: "What still works while you are closed",
        hint: 'Follows the link "Text us".',
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
      stats: z.array(stat).length(4).meta({ label: "Figures" }),
      reviews: linkOrNone.meta({
        label: "Your page of reviews",
        hint: "On Google or elsewhere, with what customers really wrote.",
      }),
    })
    .meta({ label: "Part about the business" }),
  callToAction: callToAction.meta({ label: "End of the page" }),
});

export type Home = z.infer<typeof homeSchema>;
