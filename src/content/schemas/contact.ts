import { z } from "astro/zod";
import { field, headed, linkOrNone, pageFields, text, textWith, titled } from "./text.ts";

const mailField = field.extend({
  mail: text.optional().meta({ label: "Label in the e-mail", hint: "Empty: the same." }),
});

const toast = z.strictObject({
  title: text.meta({ label: "First line" }),
  description: text.meta({ label: "What the visitor can do" }),
});

/** content/pages/contact.yaml */
export const contactSchema = z.strictObject({
  ...pageFields,
  about: text.meta({
    label: "Before what a visitor asks about",
    hint: "After “Ask about this” on a service or price.",
  }),
  form: titled
    .extend({
      intro: text.meta({ label: "Above the fields" }),
      fields: z
        .strictObject({
          firstName: mailField.meta({ label: "Visitor's first name" }),
          lastName: mailField.meta({ label: "Visitor's last name" }),
          email: mailField
            .extend({
              invalid: text.meta({ label: "Error shown for text that is not an e-mail address" }),
            })
            .meta({ label: "Visitor's e-mail address" }),
          service: mailField
            .extend({
              placeholder: text.meta({ label: "Until an option is selected" }),
            })
            .meta({ label: "Choice of a service" }),
          message: mailField.meta({ label: "Message" }),
        })
        .meta({ label: "Fields" }),
      button: text.meta({ label: "Button that opens the mail app" }),
      sending: text.meta({ label: "Button's text while the mail app is being opened" }),
      problems: z
        .strictObject({
          one: text.meta({ label: "For one field" }),
          many: textWith("count").meta({ label: "For more", hint: "{count} is their number." }),
        })
        .meta({ label: "Announced if fields are missing or wrong" }),
      email: z
        .strictObject({
          subject: text.meta({ label: "Subject" }),
          name: text.meta({ label: "Label of the line with both names" }),
          cut: text.meta({ label: "Ends a draft that is too long for a mail app" }),
        })
        .meta({ label: "E-mail" }),
    })
    .meta({ label: "Form", hint: "It becomes an e-mail in the visitor's mail app." }),
  finished: headed
    .extend({
      cut: text.meta({ label: "Also shown if the draft was cut" }),
      message: text.meta({ label: "Label of the text box with the message" }),
      copyMessage: text.meta({ label: "Button that copies the message" }),
      subject: text.meta({ label: "Before the subject of the message" }),
      address: text.meta({ label: "Before the e-mail address of the business" }),
      copyAddress: text.meta({ label: "Button that copies that address" }),
      copied: text.meta({ label: "Announced after a copy button worked" }),
      selected: text.meta({ label: "Announced if the browser refused to copy" }),
      webmail: text.meta({ label: "Before the other ways to send it" }),
      gmail: text.meta({ label: "Link to Gmail" }),
      outlook: text.meta({ label: "Link to Outlook for private accounts" }),
      outlookWork: text.meta({ label: "Link to Outlook for accounts of a company" }),
      yahoo: text.meta({ label: "Link to Yahoo" }),
      textUs: text.meta({
        label: "Link that opens a text message",
        hint: "If your number receives text messages.",
      }),
      share: text.meta({ label: "Button that opens the device's share sheet" }),
      phone: text.meta({ label: "Before the phone number" }),
      edit: text.meta({ label: "Button that returns the message to the form" }),
    })
    .meta({
      label: "Afterwards, above the form",
      hint: "The site can't know whether the message was sent.",
    }),
  toasts: z
    .strictObject({
      success: toast.meta({ label: "Once the mail app should be open" }),
      failure: toast.meta({ label: "If the e-mail can't be made" }),
      close: text.meta({ label: "Name, for screen readers, of the button that closes a toast" }),
      area: text.meta({ label: "Name, for screen readers, of the region for toasts" }),
    })
    .meta({ label: "Short messages in the corner" }),
  info: titled
    .extend({
      phone: text.meta({ label: "Label of the phone number" }),
      textUs: text.meta({
        label: "Link that opens a text message",
        hint: "If your number receives text messages.",
      }),
      email: text.meta({ label: "Label of the e-mail address" }),
      location: text.meta({ label: "Label of the city" }),
      hours: text.meta({ label: "Label of the opening hours" }),
    })
    .meta({ label: "Ways to reach the business, beside the form" }),
  why: titled
    .extend({
      reasons: z.array(text).min(1).meta({ label: "Each reason, in one line" }),
    })
    .meta({ label: "What a customer can count on" }),
  schedule: headed
    .extend({
      call: text.meta({ label: "Button that calls" }),
      write: text.meta({ label: "Button that opens an e-mail" }),
      booking: linkOrNone.meta({
        label: "Your page for bookings",
        hint: "Only if a customer can choose a time there.",
      }),
    })
    .meta({ label: "End of the page" }),
});

export type Contact = z.infer<typeof contactSchema>;
