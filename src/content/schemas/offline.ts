import { z } from "astro/zod";
import { headed, headFields, text, titledList } from "./text.ts";

/** content/pages/offline.yaml: the page that is shown without a connection. */
export const offlineSchema = headed.extend({
  ...headFields,
  retry: text.meta({ label: "Button that loads the page again" }),
  back: text.meta({ label: "Above that button, once the connection is back" }),
  steps: titledList(z.array(text).min(1)).meta({
    label: "What to try first when the internet is down",
  }),
  reach: headed
    .extend({
      phone: text.meta({ label: "Label of the phone number" }),
      email: text.meta({ label: "Label of the e-mail address" }),
    })
    .meta({ label: "How to reach the business without a connection" }),
  hours: text.meta({ label: "Heading over the opening hours" }),
});

export type Offline = z.infer<typeof offlineSchema>;
