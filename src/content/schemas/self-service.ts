import { z } from "astro/zod";
import { headed, pageFields, text } from "./text.ts";

/** content/pages/self-service.yaml */
export const selfServiceSchema = z.strictObject({
  ...pageFields,
  hero: headed.extend({
    /** Replaces the text if business.yaml names no help desk. */
    withoutForm: text,
    /** The button that scrolls to the ticket. */
    toTicket: text.optional(),
  }),
  options: z.strictObject({
    heading: text,
    ticket: headed,
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
    /** The ticket to fill in, without a help desk. It opens in the visitor's mail app. */
    ticket: z.strictObject({
      heading: text,
      fields: z
        .array(
          z.strictObject({
            label: text,
            /** The error shown if it is empty. Without one, the field is optional. */
            missing: text.optional(),
            /** The number of lines of a longer text. */
            rows: z.int().positive().optional(),
          }),
        )
        .min(1),
      button: text,
      subject: text,
      /** Says beside the button what it does. */
      note: text.optional(),
    }),
    /** Shown without JavaScript. */
    noScript: text,
    /** Precedes the phone number and the e-mail address. */
    direct: text,
    /** The buttons; without a text they show the number and the address. */
    call: text.optional(),
    write: text.optional(),
    /** How soon the business answers. */
    answer: z.strictObject({ question: text, answer: text }).optional(),
  }),
  help: z.strictObject({ heading: text, text, button: text, servicesButton: text }),
});

export type SelfService = z.infer<typeof selfServiceSchema>;
