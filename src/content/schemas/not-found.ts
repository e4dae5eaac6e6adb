import type { z } from "astro/zod";
import { callToAction, headFields, text } from "./text.ts";

/** content/pages/not-found.yaml */
export const notFoundSchema = callToAction.extend({
  ...headFields,
  note: text.meta({ label: "Line below the text that helps the visitor further" }),
});

export type NotFound = z.infer<typeof notFoundSchema>;
