import { z } from "astro/zod";
import { group, headed, headFields, text, titledList } from "./text.ts";

/** content/pages/offline.yaml: the page that is shown without a connection. */
export const offlineSchema = z.strictObject({
  ...headed,
  ...headFields,
  retry: text("Button that loads the page again"),
  back: text("Above that button, once the connection is back"),
  steps: group("What to try first when the internet is down", titledList(z.strictObject(headed))),
  reach: group("How to reach the business without a connection", {
    ...headed,
    call: text("Button that calls"),
    write: text("Button that opens an e-mail"),
  }),
});
