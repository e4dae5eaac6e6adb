import { z } from "astro/zod";
import { pageFields, text } from "./text.ts";

/** content/pages/not-found.yaml */
export const notFoundSchema = z.strictObject({
  title: pageFields.title,
  description: pageFields.description,
  heading: text,
  text,
  /** A line below the text that helps the visitor further. */
  note: text,
  button: text,
});

export type NotFound = z.infer<typeof notFoundSchema>;
