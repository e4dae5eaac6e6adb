import { z } from "astro/zod";
import { entry, group, text, textWith, titledList } from "./text.ts";

/** content/pages/every-page.yaml: text that all pages share. */
export const sharedSchema = z.strictObject({
  skipLink: text("Skip link, for keyboard users"),
  menu: text("Button that opens the navigation on small screens"),
  closeMenu: text("The same button while the navigation is open"),
  navigation: text("Name, for screen readers, of the navigation"),
  supportButton: text("Button in the header that links to the contact page"),
  callLabel: text("Before the phone number on a call button"),
  textUs: text("Link that opens a text message", "If your number receives text messages."),
  footer: group("End of every page", {
    services: text("Above the services"),
    contact: text("Above the phone number and the e-mail address"),
    area: text("Before the places that the business serves"),
    hours: text("Above the hours"),
    legal: text("Link to the legal texts"),
    comingSoon: text("Tooltip of an icon that has no URL yet"),
    copyright: text("Follows the year and the name"),
    report: text(
      "Link that reports a problem",
      "It opens an e-mail with the page filled in. The accessibility statement names it.",
    ),
  }),
  social: group("Accessible names of the social icons", {
    facebook: text("Facebook"),
    instagram: text("Instagram"),
    youtube: text("YouTube"),
  }),
  askAbout: text(
    "Link on services and prices",
    "It opens the contact form with that service selected.",
  ),
  from: text("Before a starting price"),
  freeQuote: text("For a service that has no price of its own"),
  saveNumber: text("Link to the contact card (vCard)"),
  orCall: text("Before the phone number at the end of a page"),
  closed: text("For a day without opening hours"),
  specialHours: textWith(
    ["reason", "time"],
    "For a day with shorter hours",
    "{reason} is like “Christmas Eve”, {time} is like “10AM-12PM”.",
  ),
  openNow: group("Whether the business is open now", {
    open: textWith(["time"], "While open", "{time} is the closing time."),
    allDay: text("Open round the clock"),
    byAppointment: text("By appointment only", "Instead of hours."),
    closed: text("Outside the usual hours"),
    closure: textWith(["reason"], "On a closed day", "{reason} is its reason."),
    opens: textWith(["day", "time"], "After that", "{day} and {time} are when you open next."),
    today: text("For {day}, if it is today"),
    tomorrow: text("For {day}, if it is tomorrow"),
  }),
  steps: group("What happens after a visitor has written or called", titledList(entry)).optional(),
});

export type SharedText = z.infer<typeof sharedSchema>;
