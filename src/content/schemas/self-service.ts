import { z } from "astro/zod";
import { headed, pageWords, text } from "./text.ts";

/** content/pages/self-service.yaml */
export const selfServiceSchema = z.strictObject({
  ...pageWords,
  hero: headed,
  options: z.strictObject({
    heading: text,
    /** "withoutForm" stands in the text's place while business.yaml names no help desk. */
    ticket: headed.extend({ withoutForm: text }),
    call: headed,
  }),
  request: z.strictObject({
    heading: text,
    text,
    /** Said while the help desk's form has not come yet. */
    loading: text,
    /** Said when it has not come after ten seconds. */
    slow: text,
    /** Said when it could not be loaded. */
    failed: text,
    /** Said when business.yaml names no help desk. */
    unavailable: text,
    /** Said to browsers without JavaScript. */
    noScript: text,
    /** Stands before the phone number and the e-mail address. */
    direct: text,
  }),
  help: z.strictObject({ heading: text, text, button: text, servicesButton: text }),
});

export type SelfService = z.infer<typeof selfServiceSchema>;
