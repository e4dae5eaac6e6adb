import { z } from "astro/zod";
import { pageFields, text } from "./text.ts";

/** content/pages/offline.yaml: the page that is shown without a connection. */
export const offlineSchema = z.strictObject({
  title: pageFields.title,
  description: pageFields.description,
  heading: text,
  text,
  /** The button that loads the page again. Without a text, there is no button. */
  retry: text.optional(),
  /** What to try first when the internet is down, in order. */
  steps: z.strictObject({ heading: text, items: z.array(text).min(1) }),
  /** The labels of the phone number and the e-mail address, below a heading and a sentence. */
  reach: z.strictObject({ heading: text, text: text.optional(), phone: text, email: text }),
  /** The heading over the opening hours. */
  hours: text,
});

export type Offline = z.infer<typeof offlineSchema>;
