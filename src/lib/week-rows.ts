import { closureIn, DAY, type Day, HOUR, periodsOf, type Schedule, spanOf, week } from "./hours.ts";

/**
 * The seven days from today on; without a local time the usual week, which begins on Monday. Each has what
 * opens on it, in hours since its midnight; a night ends after 24. Today is over once nothing opens any
 * more.
 */
export function weekRows({ hours, closures }: Schedule, local?: Date) {
  const today = local ? (local.getUTCDay() + 6) % 7 : 0;
  return week.map((_, inDays) => {
    const day = week[(today + inDays) % 7] as Day;
    const closure = local && closureIn(inDays, closures, local);
    const periods = periodsOf(day, hours, closure).map(({ opens, closes }) => {
      const [start, end] = spanOf({ opens, closes });
      return { opens, closes, start: start / HOUR, end: end / HOUR };
    });
    const isToday = local !== undefined && inDays === 0;
    const isOver = isToday && periods.every(({ end }) => end <= (+local % DAY) / HOUR);
    return { day, isToday, isOver, periods };
  });
}

/** A day of the week, as WeekStrip shows it. */
export type WeekRow = ReturnType<typeof weekRows>[number];
