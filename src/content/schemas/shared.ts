import { z } from "astro/zod";
import { headed, text, textWith, titledList } from "./text.ts";

const openNow = z.strictObject({
  /** Shown while open; {time} is the closing time. */
  open: textWith("time"),
  /** Shown for a day that is open round the clock, and while it stays open for 24 hours or more. */
  allDay: text,
  /** Shown instead of hours where business.yaml has none. */
  byAppointment: text,
  /** Shown outside the usual hours. */
  closed: text,
  /** Shown during a closure of business.yaml; {reason} is its reason. */
  closure: textWith("reason"),
  /** Follows either; {day} and {time} are when the business opens next. */
  opens: textWith("day", "time"),
  /** Beside the arrow that points to now in the week's drawing. */
  now: text,
  /** The text for {day} if it is today; otherwise it is the name of the weekday. */
  today: text,
  tomorrow: text,
});

/** content/pages/every-page.yaml: text that all pages share. */
export const sharedSchema = z.strictObject({
  /** The skip link, for keyboard users. */
  skipLink: text,
  /** The button that opens the navigation on small screens. */
  menu: text,
  /** The accessible name of the navigation. */
  navigation: text,
  /** The button in the header that links to the contact page. */
  supportButton: text,
  /** Precedes the phone number on a call button. */
  callLabel: text,
  /** The end of every page. */
  footer: z.strictObject({
    /** Above the services. */
    services: text,
    /** Above the phone number and the e-mail address. */
    contact: text,
    /** Precedes the places that the business serves. */
    area: text,
    /** Above the hours. */
    hours: text,
    /** The link to the legal texts. */
    legal: text,
    /** The tooltip of an icon that has no URL yet. */
    comingSoon: text,
    /** Follows the year and the name. */
    copyright: text,
  }),
  /** The accessible names of the social icons. */
  social: z.strictObject({
    facebook: text,
    instagram: text,
    youtube: text,
  }),
  /** The link on services and prices that opens the contact form with that service selected. */
  askAbout: text,
  /** Precedes a starting price. */
  from: text,
  /** Shown for a service that has no price of its own. */
  freeQuote: text,
  /** The link to the contact card (vCard). */
  saveNumber: text,
  /** Precedes the phone number at the end of a page. */
  orCall: text,
  /** Shown for a day without opening hours. */
  closed: text,
  /** Whether the business is open now. */
  openNow,
  /** What happens after a visitor has written or called. */
  steps: titledList(z.array(headed).min(2)).optional(),
});

export type SharedText = z.infer<typeof sharedSchema>;
export type OpenNowLabels = z.infer<typeof openNow>;
