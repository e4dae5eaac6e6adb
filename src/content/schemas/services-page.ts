import { z } from "astro/zod";
import { callToAction, group, headed, pageFields } from "./text.ts";

/** content/pages/services.yaml */
export const servicesPageSchema = z.strictObject({
  ...pageFields,
  pricing: group("How prices are made", {
    ...callToAction,
    points: z.array(z.strictObject(headed)).length(3).meta({ label: "Each principle" }),
  }),
  callToAction: group("Ends the page", callToAction),
});
