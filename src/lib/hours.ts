/** The days in the order of the week. */
export const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

export type Day = (typeof week)[number];

export const dayNames = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
} as const;

/**
 * A period of opening time that is the same on each of its days. Times are "HH:MM" on the 24-hour
 * clock, "00:00" to "23:59"; `closes` is later than `opens`. A day may have several periods that do
 * not overlap; periods that touch count as one.
 */
export interface OpenHours {
  days: readonly Day[];
  opens: string;
  closes: string;
}

/** Days that are closed despite the usual hours. ISO dates ("2026-11-26"), both inclusive. */
export interface Closure {
  from: string;
  to: string;
  reason: string;
}

/** When the business is open, in its own time zone, an IANA name like "America/Chicago". */
export interface Schedule {
  hours: readonly OpenHours[];
  closures: readonly Closure[];
  timeZone: string;
}

/** The next opening, in the business's time zone. `inDays` is 0 for today and 1 for tomorrow. */
export interface Opening {
  date: string;
  day: Day;
  time: string;
  inDays: number;
}

/**
 * The state at one instant. `reason` is set while the business's date is within a closure; `opens` is
 * missing when nothing opens within 400 days.
 */
export type OpenState =
  | { open: true; closesAt: string }
  | { open: false; reason?: string; opens?: Opening };

const MINUTE = 6e4;
const DAY = 864e5;
const HORIZON = 400;

/** Returns the local time at an instant (ms), as the number of ms that would be that time in UTC. */
type Clock = (instant: number) => number;

/** The clock of a time zone, to the minute. */
function clockOf(timeZone: string): Clock {
  // Safari 26 has no Temporal. Elsewhere a page's first Intl.DateTimeFormat takes 20 to 60 ms.
  if (typeof Temporal === "object") {
    return (instant) => {
      const { offsetNanoseconds } =
        Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
      return Math.floor((instant + offsetNanoseconds / 1e6) / MINUTE) * MINUTE;
    };
  }
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return (instant) => {
    const parts = format.formatToParts(instant).map((p) => [p.type, p.value]);
    const part: Record<Intl.DateTimeFormatPartTypes, string> = Object.fromEntries(parts);
    return Date.UTC(+part.year, +part.month - 1, +part.day, +part.hour, +part.minute);
  };
}

/**
 * The first instant (ms) at which the clock has reached a local time. This covers both DST changes: a
 * time that occurs twice means its first occurrence, and a skipped time is reached when the clock
 * jumps over it.
 */
function instantOf(local: number, clock: Clock): number {
  const offset = (instant: number) => clock(instant) - instant;
  // The larger offset around that day gives the instant itself or, at a DST change, an earlier one.
  let instant = local - Math.max(offset(local - DAY), offset(local + DAY));
  while (clock(instant) < local) instant += MINUTE;
  return instant;
}

/**
 * The business's local time at an instant, as a date whose UTC fields are that time.
 *
 * @throws RangeError when `now` is an invalid date or the time zone is unknown.
 */
export function localTime(now: Date, timeZone: string): Date {
  return new Date(clockOf(timeZone)(+now));
}

/** The instant (ms) at which an ISO date ends in a time zone. */
export function endOfDay(date: string, timeZone: string): number {
  return instantOf(Date.parse(date) + DAY, clockOf(timeZone));
}

/** The closure of a day in this many days from a local date, or undefined. */
export function closureIn(days: number, closures: readonly Closure[], local: Date) {
  const date = new Date(+local + days * DAY).toISOString().slice(0, 10);
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** A period of opening time on one date: its local times, and the same as instants (ms). */
interface Period {
  opens: string;
  closes: string;
  start: number;
  end: number;
}

/** The open periods of a local date, in order; periods that touch are joined. */
function periodsOn(date: string, day: Day, hours: readonly OpenHours[], clock: Clock) {
  const periods: Period[] = [];
  const ofDay = hours.filter(({ days }) => days.includes(day));
  for (const { opens, closes } of ofDay.sort((a, b) => (a.opens < b.opens ? -1 : 1))) {
    const start = instantOf(Date.parse(`${date}T${opens}Z`), clock);
    const end = instantOf(Date.parse(`${date}T${closes}Z`), clock);
    const last = periods.at(-1);
    // The clock skips this period completely.
    if (start === end) continue;
    if (last?.end === start) Object.assign(last, { closes, end });
    else periods.push({ opens, closes, start, end });
  }
  return periods;
}

/**
 * Whether the business is open at an instant, by its own clock and calendar, wherever the visitor is.
 *
 * @throws RangeError when `now` is an invalid date or the time zone is unknown.
 */
export function openState(now: Date, schedule: Schedule): OpenState {
  const clock = clockOf(schedule.timeZone);
  const today = Math.floor(clock(+now) / DAY) * DAY;
  const closed: OpenState = { open: false };

  for (let inDays = 0; inDays <= HORIZON; inDays++) {
    const midnight = new Date(today + inDays * DAY);
    const date = midnight.toISOString().slice(0, 10);
    const day = midnight.toUTCString().slice(0, 3) as Day;
    const closure = closureIn(inDays, schedule.closures, new Date(today));
    if (closure) {
      if (!inDays) closed.reason = closure.reason;
      continue;
    }
    const next = periodsOn(date, day, schedule.hours, clock).find(({ end }) => end > +now);
    if (!next) continue;
    if (next.start <= +now) return { open: true, closesAt: next.closes };
    return { ...closed, opens: { date, day, time: next.opens, inDays } };
  }
  return closed;
}
