import { content } from "../content/content.ts";
import { DAY, type Schedule } from "../lib/hours.ts";
import { comingClosures } from "../lib/open-now-text.ts";
import { zoneOffsets } from "../lib/zone-offsets.ts";

const { hours, closures, timeZone } = content.business;

const date = new Date(import.meta.env.SITE_DATE);

/** When the business is open, with its time zone's offsets from the day before the date of the site on. */
export const schedule: Schedule = {
  hours,
  closures,
  offsets: zoneOffsets(timeZone, +date - DAY),
};

/** The closures from the date of the site on, as text with the year: the page may be read long after. */
export const comingDays = comingClosures(closures, date).map(({ days, to, reason }) => {
  return { days: `${days}, ${to.slice(0, 4)}`, reason };
});

const { closed, openNow } = content.shared;

const { allDay, byAppointment, closure, today } = openNow;

/** The props of the week's hours. */
export const openingHours = {
  scheduleJson: JSON.stringify(schedule),
  labels: { closed, openNow: { allDay, byAppointment, closure, today } },
};
