import { z } from "astro/zod";
import { field, headed, pageFields, question, text, titled } from "./text.ts";

const ticketField = field.extend({
  /** The number of lines of a longer text. */
  rows: z.int().positive().optional(),
});

/** content/pages/self-service.yaml */
export const selfServiceSchema = z.strictObject({
  ...pageFields,
  /** The top of the page; its heading is the H1. */
  hero: headed.extend({
    /** Replaces the text if business.yaml names no help desk. */
    withoutForm: text,
    /** The button that scrolls to the ticket. */
    toTicket: text,
  }),
  /** The two ways to get help. */
  options: titled.extend({
    /** The ticket below. */
    ticket: headed,
    /** A call, which links to the contact page. */
    call: headed,
  }),
  /** The help desk's form or, without a help desk, the ticket. */
  request: headed.extend({
    /** Follows the text: the link to the contact page for those who are no customers yet. */
    newCustomers: text,
    /** Shown while the help desk's form loads. */
    loading: text,
    /** Shown if it has not loaded after ten seconds. */
    slow: text,
    /** Shown if it failed to load. */
    failed: text,
    /** The ticket to fill in, without a help desk. It opens in the visitor's mail app. */
    ticket: titled.extend({
      /** Its fields, in order. */
      fields: z.array(ticketField).min(1),
      /** The button that opens the mail app. */
      button: text,
      /** The subject of the e-mail. */
      subject: text,
      /** Says beside the button what it does. */
      note: text,
    }),
    /** Shown without JavaScript. */
    noScript: text,
    /** Precedes the phone number and the e-mail address. */
    direct: text,
    /** The button that calls. */
    call: text,
    /** The button that opens an e-mail. */
    write: text,
    /** How soon the business answers. */
    answer: question.optional(),
  }),
  /** Ends the page. */
  help: headed.extend({
    /** The button to the contact page. */
    button: text,
    /** The button to the services. */
    servicesButton: text,
  }),
});

export type SelfService = z.infer<typeof selfServiceSchema>;
