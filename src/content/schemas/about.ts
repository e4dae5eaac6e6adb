import { z } from "astro/zod";
import { headed, pageFields, point, stat, text, titled, titledList } from "./text.ts";

/** content/pages/about.yaml */
export const aboutSchema = z.strictObject({
  ...pageFields,
  /** A photo of the owner or a job, beside the story. */
  photo: z
    .strictObject({
      /** Its file in content/photos/. */
      file: z
        .string()
        .regex(
          /^[^/\\]+\.(jpe?g|png|webp)$/i,
          "write the name of a JPEG, PNG or WebP file in content/photos/, like shop.jpg",
        ),
      /** What it shows, for people who cannot see it. */
      alt: text,
    })
    .optional(),
  /** Who founded the business, and why. */
  story: titled.extend({
    paragraphs: z.array(text).min(1),
    /** What is drawn as a wall plate beside it. */
    stats: z.array(stat).length(2),
  }),
  /** What the business stands for. */
  values: titledList(z.array(headed).length(3)),
  /** What that means for a customer. */
  advantages: titledList(z.array(point).length(6)),
  /** How soon the business answers. */
  commitment: titled.extend({
    /** Precedes the response time of business.yaml. */
    label: text,
    /** The button to the contact page. */
    button: text,
    /** The button to the services. */
    servicesButton: text,
  }),
});

export type About = z.infer<typeof aboutSchema>;
