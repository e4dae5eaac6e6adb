import { z } from "astro/zod";
import { headed, pageFields, retired, text } from "./text.ts";

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
    ticket: headed.extend({ withoutForm: retired }),
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
    /** Without a help desk: the heading of a ticket to fill in, and the labels of its lines. */
    unavailable: text,
    problem: text.optional(),
    points: z.array(text).optional(),
    /** The button that opens the ticket in the mail app; without a text it has that of "write". */
    send: text.optional(),
    /** The subject of that message. */
    subject: text.optional(),
    /** Says beside the button what it does. */
    note: text.optional(),
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
