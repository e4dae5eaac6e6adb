import { z } from "astro/zod";
import { pageWords, text } from "./text.ts";

/** content/pages/offline.yaml: what is shown without a connection. */
export const offlineSchema = z.strictObject({
  title: pageWords.title,
  description: pageWords.description,
  heading: text,
  text,
  /** What to try first when the internet is down, in order. */
  steps: z.strictObject({ heading: text, items: z.array(text).min(1) }),
  /** What the phone number and the e-mail address are called. */
  reach: z.strictObject({ heading: text, phone: text, email: text }),
  /** The heading over the opening hours. */
  hours: text,
});

export type Offline = z.infer<typeof offlineSchema>;
