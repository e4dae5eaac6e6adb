import { z } from "astro/zod";
import { callToAction, group, headed, list, pageFields } from "./text.ts";

/** content/pages/services.yaml */
export const servicesSchema = z.strictObject({
  ...pageFields,
  pricing: group("How prices are made", {
    ...callToAction,
    points: list("Each principle", z.strictObject(headed)),
  }),
  callToAction: group("Ends the page", callToAction),
});
