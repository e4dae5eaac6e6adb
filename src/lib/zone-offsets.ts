import { HOUR, type Offsets } from "./hours.ts";

/** Clocks change at full and at half hours (UTC). */
const STEP = HOUR / 2;
const TWO_YEARS = 731 * 24 * HOUR;

/**
 * The offsets of a time zone for two years from an instant (ms); the first one also holds before.
 * Runs in the build: a visitor's browser may know older rules of the zone.
 */
export function zoneOffsets(timeZone: string, from: number): Offsets {
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat("sv", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const offsetAt = (instant: number) =>
    (Date.parse(`${format.format(instant).replace(" ", "T")}Z`) - instant) / HOUR;

  const start = Math.floor(from / STEP) * STEP;
  const offsets: [from: number, offset: number][] = [[0, offsetAt(start)]];
  for (let instant = start; instant <= start + TWO_YEARS; instant += STEP) {
    const offset = offsetAt(instant);
    if (offset !== offsets.at(-1)?.[1]) offsets.push([instant / HOUR, offset]);
  }
  return offsets;
}
