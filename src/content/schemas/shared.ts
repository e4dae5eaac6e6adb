import { z } from "astro/zod";
import { retired, text, textWith } from "./text.ts";

const openNow = z.strictObject({
  /** While open; {time} is when the doors close. */
  open: textWith("time"),
  /** While closed by the usual hours. */
  closed: text,
  /** While closed for one of the closures in business.yaml; {reason} is its reason. */
  closure: textWith("reason"),
  /** After either; {day} and {time} are when the doors open next. */
  opens: textWith("day", "time"),
  /** What {day} is on the same day and on the day before; later it is the day's name. */
  today: text,
  tomorrow: text,
});

/** content/pages/every-page.yaml: the words that all pages share. */
export const sharedSchema = z.strictObject({
  /** The first link on a page, for people who use a keyboard. */
  skipLink: text,
  /** The button that opens the navigation on a phone. */
  menu: text,
  /** What a screen reader calls the navigation. */
  navigation: text,
  /** The button in the header, to the contact page. */
  supportButton: text,
  /** What stands before the phone number on a call button. */
  callLabel: text,
  footer: z.strictObject({
    services: text,
    contact: text,
    legal: text,
    /** Said of an icon that has no address yet. */
    comingSoon: text,
    /** What stands after the year and the name. */
    copyright: text,
  }),
  /** What each social icon is called. */
  social: z.strictObject({ facebook: text, instagram: text, youtube: text }),
  /** The link on services and prices that opens the contact form with that service chosen. */
  askAbout: text,
  /** What stands before a price that is only where it starts. */
  from: text,
  /** What stands where a service has no price of its own. */
  freeQuote: text,
  /** The link to the contact card, a file that a phone adds to its contacts. */
  saveNumber: text,
  /** What stands before the phone number at the end of a page. */
  orCall: text,
  /** What a day without opening hours is called. */
  closed: text,
  /** Whether the doors are open at this moment, and when that changes. */
  openNow,
  cutOff: retired,
  loadAgain: retired,
});

export type SharedText = z.infer<typeof sharedSchema>;
export type OpenNowLabels = z.infer<typeof openNow>;
