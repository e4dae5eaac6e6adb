import { z } from "astro/zod";
import { headed, headFields, text, titledList } from "./text.ts";

/** content/pages/offline.yaml: the page that is shown without a connection. */
export const offlineSchema = headed.extend({
  ...headFields,
  /** The button that loads the page again. */
  retry: text,
  /** Above that button, once the connection is back. */
  back: text,
  /** What to try first when the internet is down. */
  steps: titledList(z.array(text).min(1)),
  /** How to reach the business without a connection. */
  reach: headed.extend({
    phone: text,
    email: text,
  }),
  /** The heading over the opening hours. */
  hours: text,
});

export type Offline = z.infer<typeof offlineSchema>;
