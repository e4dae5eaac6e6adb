import { z } from "astro/zod";
import { headed, pageFields, point, stat, text, titled, titledList } from "./text.ts";

/** content/pages/about.yaml */
export const aboutSchema = z.strictObject({
  ...pageFields,
  photo: z
    .strictObject({
      file: z
        .string()
        .regex(
          /^[^/\\]+\.(jpe?g|png|webp)$/i,
          "write the name of a JPEG, PNG or WebP file in content/photos/, like shop.jpg",
        )
        .meta({ label: "File" }),
      alt: text.meta({ label: "What it shows", hint: "For people who cannot see it." }),
    })
    .optional()
    .meta({
      label: "Photo beside the story",
      hint: "Of you or a job, if you like. Wide photos fit best.",
    }),
  story: titled
    .extend({
      paragraphs: z.array(text).min(1).meta({ label: "Paragraphs" }),
      who: text.nullish().meta({
        label: "Who comes to the customer",
        hint: "Below the picture, like “Joe Smith answers the phone and does the work.”",
      }),
      stats: z.array(stat).length(2).meta({ label: "Figures beside it" }),
    })
    .meta({ label: "Story", hint: "Who founded the business, and why." }),
  values: titledList(z.array(headed).length(3)).meta({ label: "What the business stands for" }),
  advantages: titledList(z.array(point).length(6)).meta({
    label: "What that means for a customer",
  }),
  commitment: titled
    .extend({
      label: text.meta({ label: "Before the response time" }),
      button: text.meta({ label: "Button to the contact page" }),
      servicesButton: text.meta({ label: "Button to the services" }),
    })
    .meta({ label: "How soon the business answers" }),
});

export type About = z.infer<typeof aboutSchema>;
