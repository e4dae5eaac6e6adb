import { z } from "astro/zod";
import { headed, pageWords, text, textWith } from "./text.ts";

/** A field's label and what is said beside it when it is left empty. */
const field = z.strictObject({ label: text, missing: text });

/** The title and sentence of a short message on screen. */
const toast = z.strictObject({ title: text, description: text });

/** content/pages/contact.yaml */
export const contactSchema = z.strictObject({
  ...pageWords,
  hero: headed,
  form: z.strictObject({
    heading: text,
    intro: text,
    fields: z.strictObject({
      firstName: field,
      lastName: field,
      /** "invalid" is said when the address can't be one. */
      email: field.extend({ invalid: text }),
      /** "placeholder" is shown until something is chosen. */
      service: field.extend({ placeholder: text }),
      message: field,
    }),
    button: text,
    /** The button's words while the message is being handed over. */
    sending: text,
    /** Announced when fields are missing or wrong; {count} is how many. */
    problems: z.strictObject({ one: text, many: textWith("count") }),
    /** The e-mail that is prepared: its subject, and the name of each line in its body. */
    email: z.strictObject({
      subject: text,
      name: text,
      address: text,
      service: text,
      message: text,
      /** Ends the e-mail where a mail app can't take all of it; the rest is to be pasted in. */
      cut: text,
    }),
  }),
  /** What stands in the form's place once the message is made. It can't know whether it was sent. */
  finished: z.strictObject({
    heading: text,
    text,
    /** Said besides when the mail app could be given only the beginning. */
    cut: text,
    /** The name of the text box that holds the message. */
    message: text,
    copyMessage: text,
    /** Stands before the subject of the message. */
    subject: text,
    /** Stands before the address the message is for. */
    address: text,
    copyAddress: text,
    /** Announced when a button has copied. */
    copied: text,
    /** Announced when the browser lets no button copy. */
    selected: text,
    /** Stands before the links that open the message in a webmail; shown on computers only. */
    webmail: text,
    gmail: text,
    outlook: text,
    outlookWork: text,
    yahoo: text,
    /** Stands before the phone number. */
    phone: text,
    /** The button that puts everything back into the form. */
    edit: text,
    /** The button that shows the form empty. */
    another: text,
  }),
  toasts: z.strictObject({
    success: toast,
    failure: toast,
    /** What a screen reader calls the button that closes a toast. */
    close: text,
    /** What a screen reader calls the place where toasts appear. */
    area: text,
  }),
  info: z.strictObject({ heading: text, phone: text, email: text, location: text, hours: text }),
  why: z.strictObject({ heading: text, reasons: z.array(text).min(1) }),
  schedule: z.strictObject({ heading: text, text, call: text, write: text }),
});

export type Contact = z.infer<typeof contactSchema>;
