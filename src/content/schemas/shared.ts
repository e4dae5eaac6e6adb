import { z } from "astro/zod";
import { headed, text, textWith, titledList } from "./text.ts";

const openNow = z.strictObject({
  open: textWith("time").meta({ label: "While open", hint: "{time} is the closing time." }),
  allDay: text.meta({ label: "Open round the clock" }),
  byAppointment: text.meta({ label: "By appointment only", hint: "Instead of hours." }),
  closed: text.meta({ label: "Outside the usual hours" }),
  closure: textWith("reason").meta({ label: "On a closed day", hint: "{reason} is its reason." }),
  opens: textWith("day", "time").meta({
    label: "After that",
    hint: "{day} and {time} are when you open next.",
  }),
  now: text.meta({ label: "Beside the arrow that points to now in the week's drawing" }),
  today: text.meta({ label: "For {day}, if it is today" }),
  tomorrow: text.meta({ label: "For {day}, if it is tomorrow" }),
});

/** content/pages/every-page.yaml: text that all pages share. */
export const sharedSchema = z.strictObject({
  skipLink: text.meta({ label: "Skip link, for keyboard users" }),
  menu: text.meta({ label: "Button that opens the navigation on small screens" }),
  navigation: text.meta({ label: "Name, for screen readers, of the navigation" }),
  supportButton: text.meta({ label: "Button in the header that links to the contact page" }),
  callLabel: text.meta({ label: "Before the phone number on a call button" }),
  footer: z
    .strictObject({
      services: text.meta({ label: "Above the services" }),
      contact: text.meta({ label: "Above the phone number and the e-mail address" }),
      area: text.meta({ label: "Before the places that the business serves" }),
      hours: text.meta({ label: "Above the hours" }),
      legal: text.meta({ label: "Link to the legal texts" }),
      comingSoon: text.meta({ label: "Tooltip of an icon that has no URL yet" }),
      copyright: text.meta({ label: "Follows the year and the name" }),
      report: text.meta({
        label: "Link that reports a problem",
        hint: "It opens an e-mail with the page filled in. The accessibility statement names it.",
      }),
    })
    .meta({ label: "End of every page" }),
  social: z
    .strictObject({
      facebook: text.meta({ label: "Facebook" }),
      instagram: text.meta({ label: "Instagram" }),
      youtube: text.meta({ label: "YouTube" }),
    })
    .meta({ label: "Accessible names of the social icons" }),
  askAbout: text.meta({
    label: "Link on services and prices",
    hint: "It opens the contact form with that service selected.",
  }),
  from: text.meta({ label: "Before a starting price" }),
  freeQuote: text.meta({ label: "For a service that has no price of its own" }),
  saveNumber: text.meta({ label: "Link to the contact card (vCard)" }),
  orCall: text.meta({ label: "Before the phone number at the end of a page" }),
  closed: text.meta({ label: "For a day without opening hours" }),
  openNow: openNow.meta({ label: "Whether the business is open now" }),
  steps: titledList(z.array(headed).min(2))
    .optional()
    .meta({ label: "What happens after a visitor has written or called" }),
});

export type SharedText = z.infer<typeof sharedSchema>;
export type OpenNowLabels = z.infer<typeof openNow>;
