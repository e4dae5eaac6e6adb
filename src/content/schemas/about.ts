import { z } from "astro/zod";
import {
  anyText,
  entry,
  group,
  headed,
  list,
  pageFields,
  stat,
  text,
  titled,
  titledList,
} from "./text.ts";

const valueOfBusiness = z.strictObject({
  ...headed,
  picture: z.enum(["clarity", "security", "value"]).meta({ label: "Drawing above it" }),
});

const photoName =
  "write the name of a JPEG, PNG or WebP file in content/photos/, like shop.jpg, with only letters a to z, digits, spaces and - _ . ( ) in it";

const heic =
  "this photo is HEIC, which browsers can't show; send it to yourself by e-mail, or take a screenshot of it, and use that JPEG or PNG file";

/** content/pages/about.yaml */
export const aboutSchema = z.strictObject({
  ...pageFields,
  photo: group("Photo beside the story", {
    file: z
      .string()
      // The build imports the file by its name: no ? or #, which Vite reads as a query.
      .regex(/^[\w-][\w .()-]*\.(jpe?g|png|webp)$/i, {
        error: ({ input }) => (/\.hei[cf]$/i.test(String(input)) ? heic : photoName),
      })
      .meta({ label: "File", photo: true }),
    alt: text("What it shows", "For people who cannot see it."),
  })
    .meta({ hint: "Of you or a job, if you like. Wide photos fit best." })
    .optional(),
  story: group("Story", {
    ...titled,
    paragraphs: list("Paragraphs", anyText),
    pricesButton: text("Button to the prices"),
    who: text(
      "Who works for the customer",
      "Below the picture, like “Joe Smith answers the phone and does the work.”",
    ).nullish(),
    stats: list("Figures beside it", stat, 6),
  }).meta({ hint: "Who founded the business, and why." }),
  values: group("What the business stands for", titledList(valueOfBusiness)),
  advantages: group("What a customer gets", titledList(entry)),
  commitment: group("How soon the business answers", {
    ...headed,
    button: text("Button to the contact page"),
    servicesButton: text("Button to the services"),
  }),
});

export type About = z.infer<typeof aboutSchema>;
