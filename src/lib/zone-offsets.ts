import { DAY, HOUR, type Offsets } from "./hours.ts";

/** Clocks change at full and at half hours (UTC). */
const STEP = HOUR / 2;
const TEN_YEARS = 3653 * DAY;

/** Tells the hours from UTC, at an instant (ms), of the clocks in a time zone. */
export function offsetIn(timeZone: string): (instant: number) => number {
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat("sv", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (instant) => (Date.parse(`${format.format(instant).replace(" ", "T")}Z`) - instant) / HOUR;
}

/**
 * The offsets of a time zone for ten years from an instant (ms); the last entry is their end.
 * Runs in the build: a visitor's browser may know older rules of the zone.
 */
export function zoneOffsets(timeZone: string, from: number): Offsets {
  const offsetAt = offsetIn(timeZone);
  const start = Math.floor(from / STEP) * STEP;
  const end = start + TEN_YEARS;
  const offsets: [from: number, offset: number][] = [];
  for (let instant = start; instant < end; ) {
    const offset = offsetAt(instant);
    if (offset !== offsets.at(-1)?.[1]) offsets.push([instant / HOUR, offset]);
    instant += offsetAt(instant + DAY) === offset ? DAY : STEP;
  }
  return [...offsets, [end / HOUR, offsetAt(end)]];
}

/** The instant (ms) at which clocks in a time zone show a time: that which would be `local` (ms) in UTC. */
export function instantOf(local: number, timeZone: string): number {
  const offsetAt = offsetIn(timeZone);
  return local - offsetAt(local - offsetAt(local) * HOUR) * HOUR;
}
