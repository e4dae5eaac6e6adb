import { z } from "astro/zod";
import { callToAction, pageFields, point } from "./text.ts";

/** content/pages/services.yaml */
export const servicesPageSchema = z.strictObject({
  ...pageFields,
  /** How prices are made. */
  pricing: callToAction.extend({
    points: z.array(point).length(3),
  }),
  /** Ends the page. */
  callToAction,
});
