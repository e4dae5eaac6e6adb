import { z } from "astro/zod";
import { stat } from "./home.ts";
import { headed, pageFields, point, text } from "./text.ts";

/** content/pages/about.yaml */
export const aboutSchema = z.strictObject({
  ...pageFields,
  hero: headed,
  /** A photo of the owner or a job. */
  photo: z
    .strictObject({
      /** Its file in content/photos/. */
      file: z
        .string({ error: "write the name of a file in content/photos/, like shop.jpg" })
        .regex(
          /^[^/\\]+\.(jpe?g|png|webp)$/i,
          "write the name of a JPEG, PNG or WebP file in content/photos/, like shop.jpg",
        ),
      /** What it shows, for people who cannot see it. */
      alt: text,
    })
    .optional(),
  story: z.strictObject({
    heading: text,
    paragraphs: z.array(text).min(1),
    stats: z.array(stat).length(2),
  }),
  values: z.strictObject({ heading: text, items: z.array(headed).length(3) }),
  advantages: z.strictObject({
    heading: text,
    items: z.array(point).length(6),
  }),
  commitment: z.strictObject({
    heading: text,
    /** Precedes the response time of business.yaml. */
    label: text,
    button: text,
    servicesButton: text,
  }),
});

export type About = z.infer<typeof aboutSchema>;
