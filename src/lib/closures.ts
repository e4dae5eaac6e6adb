import type { Closure } from "./hours.ts";

const dayAndMonth = { month: "short", day: "numeric", timeZone: "UTC" } as const;
const thisYear = new Intl.DateTimeFormat("en-US", dayAndMonth);
const later = new Intl.DateTimeFormat("en-US", { ...dayAndMonth, year: "numeric" });
const DAY = 864e5;

/**
 * The closures that are not over, in order of date: "Nov 26 – 28" and "Thanksgiving". The year is
 * written where it would be ambiguous. Compares UTC dates, so a closure may remain for some hours
 * after it has ended.
 */
export function comingClosures(closures: readonly Closure[], today: Date) {
  return closures
    .filter(({ to }) => to >= today.toISOString().slice(0, 10))
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((each) => {
      const soon = new Date(each.to).getTime() - today.getTime() < 300 * DAY;
      const days = (soon ? thisYear : later).formatRange(new Date(each.from), new Date(each.to));
      return { ...each, days };
    });
}
