import type { Offsets } from "./hours.ts";

const MINUTE = 6e4;
const HOUR = 36e5;
const DAY = 24 * HOUR;

/**
 * The offsets of a time zone for two years from an instant (ms); the first one also holds before.
 * Runs in the build: a visitor's browser may know older rules of the zone.
 *
 * @throws RangeError when the time zone is unknown
 */
export function zoneOffsets(timeZone: string, from: number): Offsets {
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat("sv", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const offsetAt = (instant: number) =>
    Date.parse(`${format.format(instant).replace(" ", "T")}Z`) - instant;

  const start = Math.floor(from / MINUTE) * MINUTE;
  const offsets: [from: number, offset: number][] = [[0, offsetAt(start) / HOUR]];
  for (let day = start; day < start + 731 * DAY; day += DAY) {
    const offset = offsetAt(day);
    if (offsetAt(day + DAY) === offset) continue;
    // The change is within this day: bisects it down to the minute.
    let [before, after] = [day, day + DAY];
    while (after - before > MINUTE) {
      const middle = before + Math.ceil((after - before) / 2 / MINUTE) * MINUTE;
      if (offsetAt(middle) === offset) before = middle;
      else after = middle;
    }
    offsets.push([after / HOUR, offsetAt(after) / HOUR]);
  }
  return offsets;
}
