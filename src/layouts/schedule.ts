import { content } from "../content/content.ts";
import { DAY, type Schedule } from "../lib/hours.ts";
import { formatPeriod } from "../lib/hours-text.ts";
import { comingClosures, fill } from "../lib/open-now-text.ts";
import { zoneOffsets } from "../lib/zone-offsets.ts";

const { hours, timeZone } = content.business;
const { closed, openNow, specialHours } = content.shared;

/** With the text of a day with other hours: "Christmas Eve, open 10AM-12PM." */
const closures = content.business.closures.map((closure) => {
  const time = closure.hours && formatPeriod(closure.hours, openNow.allDay);
  return {
    ...closure,
    ...(time && { text: fill(specialHours, { reason: closure.reason, time }) }),
  };
});

const date = new Date(import.meta.env.SITE_DATE);

export const schedule: Schedule = { hours, closures };

/** The time zone's offsets from the day before the date of the site on. */
export const offsets = zoneOffsets(timeZone, +date - DAY);

const { allDay, byAppointment, closure, today } = openNow;

/** The closures from the date of the site on, as text with the year: the page may be read long after. */
export const comingDays = comingClosures(closures, date).map(
  ({ days, to, reason, text }) =>
    `${days}, ${to.slice(0, 4)}: ${text ?? fill(closure, { reason })}`,
);

/** The props of the week's hours. */
export const openingHours = {
  hours,
  labels: { closed, allDay, byAppointment, today },
};
