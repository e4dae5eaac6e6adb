import { z } from "astro/zod";
import {
  callToAction,
  group,
  headed,
  linkOrNone,
  list,
  pageFields,
  paragraph,
  stat,
  text,
} from "./text.ts";

/** content/pages/home.yaml */
export const homeSchema = z.strictObject({
  ...pageFields,
  hero: group("Top of the page", {
    ...callToAction,
    write: text("Button to the contact form"),
    drawing: paragraph("What the drawing shows", "For people who cannot see it."),
  }),
  services: group("Above the cards of the services", headed),
  about: group("Part about the business", {
    ...callToAction,
    stats: list("Figures", stat, 6),
    reviews: linkOrNone("Your page of reviews").meta({
      hint: "On Google or elsewhere, with what customers really wrote.",
    }),
  }),
  callToAction: group("End of the page", callToAction),
});

export type Home = z.infer<typeof homeSchema>;
