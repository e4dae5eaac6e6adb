import { z } from "astro/zod";
import { pageWords, text } from "./text.ts";

/** content/pages/not-found.yaml */
export const notFoundSchema = z.strictObject({
  title: pageWords.title,
  description: pageWords.description,
  heading: text,
  text,
  /** A line under the text that helps the visitor on. */
  note: text,
  button: text,
});

export type NotFound = z.infer<typeof notFoundSchema>;
