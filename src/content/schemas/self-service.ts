import { z } from "astro/zod";
import { headed, pageFields, text } from "./text.ts";

/** content/pages/self-service.yaml */
export const selfServiceSchema = z.strictObject({
  ...pageFields,
  /** "withoutForm" replaces a text if business.yaml names no help desk. */
  hero: headed.extend({ withoutForm: text.optional() }),
  options: z.strictObject({
    heading: text,
    ticket: headed.extend({ withoutForm: text }),
    call: headed,
  }),
  request: z.strictObject({
    heading: text,
    text,
    /** Follows the text: the link to the contact page for those who are no customers yet. */
    newCustomers: text.optional(),
    /** Shown while the help desk's form loads. */
    loading: text,
    /** Shown if it has not loaded after ten seconds. */
    slow: text,
    /** Shown if it failed to load. */
    failed: text,
    /** Shown if business.yaml names no help desk, over the points that a ticket needs. */
    unavailable: text,
    points: z.array(text).optional(),
    /**
     * The button below the points opens the mail app with this subject and the points to fill in.
     * The text beside it says so.
     */
    draft: z.strictObject({ button: text, subject: text, text }).optional(),
    /** Shown without JavaScript. */
    noScript: text,
    /** Precedes the phone number and the e-mail address. */
    direct: text,
    /** The buttons; without a text they show the number and the address. */
    call: text.optional(),
    write: text.optional(),
    /** How soon the business answers. */
    answer: text.optional(),
  }),
  help: z.strictObject({ heading: text, text, button: text, servicesButton: text }),
});

export type SelfService = z.infer<typeof selfServiceSchema>;
