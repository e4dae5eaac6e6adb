import { z } from "astro/zod";
import { callToAction, pageFields, point } from "./text.ts";

/** content/pages/services.yaml */
export const servicesPageSchema = z.strictObject({
  ...pageFields,
  pricing: callToAction
    .extend({
      points: z.array(point).length(3).meta({ label: "Each principle" }),
    })
    .meta({ label: "How prices are made" }),
  callToAction: callToAction.meta({ label: "Ends the page" }),
});
