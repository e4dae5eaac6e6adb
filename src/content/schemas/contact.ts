import { z } from "astro/zod";
import {
  anyText,
  field,
  group,
  headed,
  linkOrNone,
  list,
  pageFields,
  text,
  textWith,
  titled,
} from "./text.ts";

const toast = { title: text("First line"), description: text("What the visitor can do") };

/** content/pages/contact.yaml */
export const contactSchema = z.strictObject({
  ...pageFields,
  about: text("Before what a visitor asks about", "After “Ask about this” on a service or price."),
  form: group("Form", {
    heading: text("Heading", "For screen readers; others see the page's."),
    intro: text("Above the fields"),
    note: text("Above the button", "Says that a mail app opens."),
    fields: group("Fields", {
      firstName: group("Visitor's first name", field),
      lastName: group("Visitor's last name", field),
      email: group("Visitor's e-mail address", {
        ...field,
        invalid: text("Error shown for text that is not an e-mail address"),
      }),
      service: group("Choice of a service", {
        ...field,
        placeholder: text("Until an option is selected"),
      }),
      message: group("Message", field),
    }),
    button: text("Button that opens the mail app"),
    sending: text("Button's text while the mail app is being opened"),
    problems: group("Announced if fields are missing or wrong", {
      one: text("For one field"),
      many: textWith(["count"], "For more", "{count} is their number."),
    }),
    email: group("E-mail", {
      subject: text("Subject"),
      name: text("Label of the line with both names"),
      cut: text("Ends a draft that is too long for a mail app"),
    }),
  }).meta({ hint: "It becomes an e-mail in the visitor's mail app." }),
  finished: group("Afterwards, in the form's place", {
    ...titled,
    text: text("What to do now", "In one line."),
    cut: text("Also shown if the draft was cut"),
    copyMessage: text("Button that copies the message"),
    messageCopied: text("Shown once the message is copied"),
    ways: text("Opens the other ways to send it"),
    again: text("Link that opens the mail app again"),
    gmail: text("Link to Gmail"),
    outlook: text("Link to Outlook for private accounts"),
    outlookWork: text("Link to Outlook for accounts of a company"),
    yahoo: text("Link to Yahoo"),
    textUs: text("Link that opens a text message", "If your number receives text messages."),
    share: text("Button that opens the device's share sheet"),
    copyAddress: text("Button that copies the e-mail address of the business"),
    addressCopied: text("Shown once the address is copied"),
    selected: text("Shown if the browser refused to copy"),
    phone: text("Before the phone number"),
    address: text("Label of the e-mail address of the business"),
    subject: text("Label of the message's subject"),
    message: text("Label of the message"),
    edit: text("Button that returns the message to the form"),
    another: text("Button that returns the empty form"),
    clear: text("Button that removes the message from the browser", "For a shared computer."),
    cleared: text("Announced, for screen readers, once it is removed"),
  }).meta({ hint: "The site can't know whether the message was sent." }),
  toasts: group("Short messages in the corner", {
    success: group("Once the mail app should be open", toast),
    failure: group("If the e-mail can't be made", toast),
    close: text("Name, for screen readers, of the button that closes a toast"),
    area: text("Name, for screen readers, of the region for toasts"),
  }),
  info: group("Ways to reach the business, below the form", {
    ...titled,
    phone: text("Label of the phone number"),
    email: text("Label of the e-mail address"),
    location: text("Label of the city"),
    map: text("Link to a map", "If Your business has a street."),
    hours: text("Label of the opening hours", "Also over the week on other pages."),
    closures: text("Label of closed days and days with shorter hours"),
  }),
  why: group("What a customer can count on", {
    ...titled,
    reasons: list("Each reason, in one line", anyText),
  }),
  schedule: group("End of the page", {
    ...headed,
    write: text("Button that opens an e-mail"),
    subject: text("Subject of that e-mail"),
    body: text("Text of that e-mail", "What the visitor fills in."),
    booking: linkOrNone("Your page for bookings").meta({
      hint: "Only if a customer can choose a time there.",
    }),
  }),
});

export type Contact = z.infer<typeof contactSchema>;
