import { type Day, type OpenHours, spanOf, week } from "./hours.ts";

/** A part of a period within one day, in hours since midnight, 0 to 24. */
export interface Stretch {
  from: number;
  to: number;
  /** The period that it is a part of. */
  period: OpenHours;
  /** Whether the period began on the day before. A closure of that day closes this stretch too. */
  isNight: boolean;
}

const HOUR = 36e5;

/** What is open between the two midnights of a day of the week, by the usual hours. */
export function stretchesOf(day: Day, hours: readonly OpenHours[]): Stretch[] {
  const dayBefore = week[(week.indexOf(day) + 6) % 7] as Day;
  return hours.flatMap((period) => {
    const [from, to] = spanOf(period).map((time) => time / HOUR) as [number, number];
    const night = { from: 0, to: to - 24, period, isNight: true };
    const own = { from, to: Math.min(to, 24), period, isNight: false };
    return [
      ...(to > 24 && period.days.includes(dayBefore) ? [night] : []),
      ...(period.days.includes(day) ? [own] : []),
    ];
  });
}
