import content from "virtual:content";
import type { Schedule } from "../lib/hours.ts";
import { comingClosures } from "../lib/open-now-text.ts";
import { zoneOffsets } from "../lib/zone-offsets.ts";

const { hours, closures, timeZone } = content.business;

/** When the business is open, with its time zone's offsets from the date of the site on. */
export const schedule: Schedule = {
  hours,
  closures,
  offsets: zoneOffsets(timeZone, Date.parse(import.meta.env.SITE_DATE)),
};

/** The closures from the date of the site on, as text. */
export const comingDays = comingClosures(closures, new Date(import.meta.env.SITE_DATE));

const { closed, openNow } = content.shared;

/** The props of the week's hours. */
export const openingHours = { schedule, labels: { closed, openNow } };
