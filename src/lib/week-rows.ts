import {
  closureIn,
  type Day,
  HOUR,
  hourOf,
  localTime,
  type OpenHours,
  type Schedule,
  spanOf,
  week,
} from "./hours.ts";

/** A part of a period within one day, in hours since midnight, 0 to 24. */
interface Stretch {
  from: number;
  to: number;
  /** The period that it is a part of. */
  period: OpenHours;
  /** Whether the period began on the day before. */
  isNight: boolean;
}

/** A day as the week's drawing shows it. */
export interface WeekRow {
  day: Day;
  isToday: boolean;
  /** Whether it is today, and nothing opens any more. */
  isOver: boolean;
  stretches: Stretch[];
}

/** The seven days from today on; without `now` the usual week, which begins on Monday. */
export function weekRows({ hours, closures, offsets }: Schedule, now?: Date): WeekRow[] {
  const local = now && localTime(now, offsets);
  const today = local ? (local.getUTCDay() + 6) % 7 : 0;
  return week.map((_, inDays) => {
    const day = week[(today + inDays) % 7] as Day;
    const closure = local && closureIn(inDays, closures, local);
    // A closure of the day before closes its night.
    const before = local && closureIn(inDays - 1, closures, local);
    const stretches = stretchesOf(day, hours).filter((each) => !(each.isNight ? before : closure));
    const isToday = local !== undefined && inDays === 0;
    const hour = local ? hourOf(local) : 0;
    const isOver = isToday && stretches.every(({ to }) => to <= hour);
    return { day, isToday, isOver, stretches };
  });
}

/** What is open between the two midnights of a day of the week, by the usual hours. */
function stretchesOf(day: Day, hours: readonly OpenHours[]): Stretch[] {
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
