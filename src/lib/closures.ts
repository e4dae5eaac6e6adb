import type { Closure } from "./hours.ts";

const dayAndMonth = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

export interface DatedClosure extends Closure {
  days: string;
}

/**
 * The closures in order of date, each with its days, "Nov 26 – 28". For src/browser/open-now.ts: the
 * first date that a page formats takes 20 to 60 ms.
 */
export function datedClosures(closures: readonly Closure[]): DatedClosure[] {
  return closures
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((each) => ({
      ...each,
      days: dayAndMonth.formatRange(new Date(each.from), new Date(each.to)),
    }));
}
