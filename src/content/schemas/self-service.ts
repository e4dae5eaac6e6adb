import { z } from "astro/zod";
import { headed, pageFields, text } from "./text.ts";

/** content/pages/self-service.yaml */
export const selfServiceSchema = z.strictObject({
  ...pageFields,
  hero: headed,
  options: z.strictObject({
    heading: text,
    /** "withoutForm" replaces the text if business.yaml names no help desk. */
    ticket: headed.extend({ withoutForm: text }),
    call: headed,
  }),
  request: z.strictObject({
    heading: text,
    text,
    /** Shown while the help desk's form loads. */
    loading: text,
    /** Shown if it has not loaded after ten seconds. */
    slow: text,
    /** Shown if it failed to load. */
    failed: text,
    /** Shown if business.yaml names no help desk. */
    unavailable: text,
    /** Shown without JavaScript. */
    noScript: text,
    /** Precedes the phone number and the e-mail address. */
    direct: text,
  }),
  help: z.strictObject({ heading: text, text, button: text, servicesButton: text }),
});

export type SelfService = z.infer<typeof selfServiceSchema>;
