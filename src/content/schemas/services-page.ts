import { z } from "astro/zod";
import { headed, pageFields, point, text } from "./text.ts";

/** content/pages/services.yaml */
export const servicesPageSchema = z.strictObject({
  ...pageFields,
  hero: headed,
  pricing: z.strictObject({
    heading: text,
    text,
    points: z.array(point).length(3),
    button: text,
  }),
  callToAction: z.strictObject({ heading: text, text, button: text }),
});
