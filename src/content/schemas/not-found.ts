import { z } from "astro/zod";
import { callToAction, headFields, text } from "./text.ts";

/** content/pages/not-found.yaml */
export const notFoundSchema = z.strictObject({
  ...callToAction,
  ...headFields,
  note: text("First line, which helps the visitor further"),
  meant: text("Precedes a link to the page with nearly the same URL"),
  jokeFor: text("Precedes the text: for whom the joke is"),
});

export type NotFound = z.infer<typeof notFoundSchema>;
