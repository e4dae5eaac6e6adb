import {
  closureIn,
  type Day,
  HOUR,
  hourOf,
  localTime,
  type OpenHours,
  periodsOf,
  type Schedule,
  spanOf,
  week,
} from "./hours.ts";

type Period = Omit<OpenHours, "days">;

/** A part of a period within one day, in hours since midnight, 0 to 24. */
interface Stretch {
  from: number;
  to: number;
  /** The period that it is a part of. */
  period: Period;
  /** Whether the period began on the day before. */
  isNight: boolean;
}

/** A day of the week, as WeekStrip shows it. */
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
    const [before, own] = [-1, 0].map((days) => {
      const closure = local && closureIn(inDays + days, closures, local);
      return periodsOf(week[(today + inDays + days + 7) % 7] as Day, hours, closure);
    });
    const stretches = stretchesOf(before, own);
    const isToday = local !== undefined && inDays === 0;
    const hour = local ? hourOf(local) : 0;
    const isOver = isToday && stretches.every(({ to }) => to <= hour);
    return { day, isToday, isOver, stretches };
  });
}

/** What is open between two midnights, of the periods that began on the day before and on its own. */
function stretchesOf(before: readonly Period[] = [], own: readonly Period[] = []): Stretch[] {
  const stretches = [before, own].flatMap((periods, index) =>
    periods.map((period) => {
      const [from, to] = spanOf(period).map((time) => time / HOUR) as [number, number];
      return index === 0
        ? { from: 0, to: to - 24, period, isNight: true }
        : { from, to: Math.min(to, 24), period, isNight: false };
    }),
  );
  return stretches.filter(({ to }) => to > 0);
}
