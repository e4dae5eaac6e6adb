import { z } from "astro/zod";
import { field, headed, pageFields, text, textWith, titled } from "./text.ts";

const mailField = field.extend({
  /** Its label in the e-mail; by default the same. */
  mail: text.optional(),
});

const toast = z.strictObject({
  /** Its first line. */
  title: text,
  /** What the visitor can do. */
  description: text,
});

/** content/pages/contact.yaml */
export const contactSchema = z.strictObject({
  ...pageFields,
  /** Precedes what a visitor asks about, by a link on a service or price. */
  about: text,
  /** The form, which becomes an e-mail in the visitor's mail app. */
  form: titled.extend({
    /** Above the fields. */
    intro: text,
    /** The fields, as ContactForm.tsx shows them. */
    fields: z.strictObject({
      firstName: mailField,
      lastName: mailField,
      email: mailField.extend({
        /** The error shown for text that is not an e-mail address. */
        invalid: text,
      }),
      /** The choice of a service. */
      service: mailField.extend({
        /** Shown until an option is selected. */
        placeholder: text,
      }),
      message: mailField,
    }),
    /** The button that opens the mail app. */
    button: text,
    /** The button's text while the mail app is being opened. */
    sending: text,
    /** Announced if fields are missing or wrong. */
    problems: z.strictObject({
      /** For one field. */
      one: text,
      /** For more; {count} is their number. */
      many: textWith("count"),
    }),
    /** The e-mail. */
    email: z.strictObject({
      subject: text,
      /** The label of the line with both names. */
      name: text,
      /** Ends a draft that was cut to the URL length that mail apps accept. */
      cut: text,
    }),
  }),
  /** Shown above the form once the draft is made. It can't know whether the message was sent. */
  finished: headed.extend({
    /** Also shown if the draft was cut. */
    cut: text,
    /** The label of the text box with the message. */
    message: text,
    /** The button that copies the message. */
    copyMessage: text,
    /** Precedes the subject of the message. */
    subject: text,
    /** Precedes the e-mail address of the business. */
    address: text,
    /** The button that copies that address. */
    copyAddress: text,
    /** Announced after a copy button worked. */
    copied: text,
    /** Announced if the browser refused to copy. */
    selected: text,
    /** Precedes the webmail links, which are shown on desktop only, and the ways by phone. */
    webmail: text,
    gmail: text,
    /** The link to Outlook for private accounts. */
    outlook: text,
    /** The link to Outlook for accounts of a company. */
    outlookWork: text,
    yahoo: text,
    /** The link that opens a text message, where business.textable is true. */
    textUs: text,
    /** The button that opens the device's share sheet. */
    share: text,
    /** Precedes the phone number. */
    phone: text,
    /** The button that returns the message to the form. */
    edit: text,
  }),
  /** The short messages in the corner. */
  toasts: z.strictObject({
    /** Once the mail app should be open. */
    success: toast,
    /** If the e-mail can't be made. */
    failure: toast,
    /** The accessible name of the button that closes a toast. */
    close: text,
    /** The accessible name of the region for toasts. */
    area: text,
  }),
  /** The ways to reach the business, beside the form. */
  info: titled.extend({
    phone: text,
    /** The link that opens a text message, where business.textable is true. */
    textUs: text,
    email: text,
    location: text,
    hours: text,
  }),
  /** What a customer can count on. */
  why: titled.extend({
    /** Each reason, in one line. */
    reasons: z.array(text).min(1),
  }),
  /** Ends the page. */
  schedule: headed.extend({
    /** The button that calls. */
    call: text,
    /** The button that opens an e-mail. */
    write: text,
  }),
});

export type Contact = z.infer<typeof contactSchema>;
