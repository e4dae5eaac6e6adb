import { z } from "astro/zod";
import { headed, pageFields, text, textWith } from "./text.ts";

/** A field of the form. */
const field = z.strictObject({
  label: text,
  /** The error shown if it is empty. Without one, the field is optional. */
  missing: text.optional(),
  /** Its label in the e-mail; by default the same. */
  mail: text.optional(),
});

const toast = z.strictObject({ title: text, description: text });

/** content/pages/contact.yaml */
export const contactSchema = z.strictObject({
  ...pageFields,
  hero: headed,
  /** Precedes what a visitor asks about, by a link on a service or price. */
  about: text.optional(),
  form: z.strictObject({
    heading: text,
    intro: text,
    fields: z.strictObject({
      firstName: field,
      lastName: field,
      /** "invalid" is the error for text that is not an e-mail address. */
      email: field.extend({ invalid: text }),
      /** "placeholder" is shown until an option is selected. */
      service: field.extend({ placeholder: text }),
      message: field,
    }),
    button: text,
    /** The button's text while the mail app is being opened. */
    sending: text,
    /** Announced if fields are missing or wrong; {count} is their number. */
    problems: z.strictObject({ one: text, many: textWith("count") }),
    email: z.strictObject({
      subject: text,
      /** The label of the line with both names. */
      name: text,
      /** Ends a draft that was cut to the URL length that mail apps accept. */
      cut: text,
    }),
  }),
  /** Shown above the form once the draft is made. It can't know whether the message was sent. */
  finished: z.strictObject({
    heading: text,
    text,
    /** Also shown if the draft was cut. */
    cut: text,
    /** The label of the text box with the message. */
    message: text,
    copyMessage: text,
    /** Precedes the subject of the message. */
    subject: text,
    /** Precedes the e-mail address of the business. */
    address: text,
    copyAddress: text,
    /** Announced after a copy button worked. */
    copied: text,
    /** Announced if the browser refused to copy. */
    selected: text,
    /** Precedes the webmail links, which are shown on desktop only, and the ways by phone. */
    webmail: text,
    gmail: text,
    outlook: text,
    outlookWork: text,
    yahoo: text,
    /** The link that opens a text message, where business.textable is true. */
    textUs: text.optional(),
    /** The button that opens the device's share sheet. */
    share: text.optional(),
    /** Precedes the phone number. */
    phone: text,
    /** The button that returns the message to the form. */
    edit: text,
  }),
  toasts: z.strictObject({
    success: toast,
    failure: toast,
    /** The accessible name of the button that closes a toast. */
    close: text,
    /** The accessible name of the region for toasts. */
    area: text,
  }),
  info: z.strictObject({
    heading: text,
    phone: text,
    /** The link that opens a text message, where business.textable is true. */
    textUs: text.optional(),
    email: text,
    location: text,
    hours: text,
  }),
  why: z.strictObject({ heading: text, reasons: z.array(text).min(1) }),
  schedule: z.strictObject({ heading: text, text, call: text, write: text }),
});

export type Contact = z.infer<typeof contactSchema>;
