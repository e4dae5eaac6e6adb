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

/**
 * The offsets of a time zone from UTC (ms), each from an instant (ms) to the next; the last one holds
 * for ever. From zone-offsets.ts at build time, because the first Intl call of a page takes 20 to 60 ms.
 */
export type Offsets = readonly (readonly [from: number, offset: number])[];

/** When the business is open, by the clock of its time zone. */
export interface Schedule {
  hours: readonly OpenHours[];
  closures: readonly Closure[];
  offsets: Offsets;
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

const DAY = 864e5;
const HORIZON = 400;

/**
 * The first instant (ms) at which the clock has reached a local time, which is the number of ms that
 * would be that time in UTC. This covers both DST changes: a time that occurs twice means its first
 * occurrence, and a skipped time is reached when the clock jumps over it.
 */
function instantOf(local: number, offsets: Offsets): number {
  for (const [index, [from, offset]] of offsets.entries()) {
    const instant = Math.max(from, local - offset);
    const [next = Number.POSITIVE_INFINITY] = offsets[index + 1] ?? [];
    if (instant < next) return instant;
  }
  return Number.NaN;
}

/** The business's local time at an instant, as a date whose UTC fields are that time. */
export function localTime(now: Date, offsets: Offsets): Date {
  const current = offsets.filter(([from]) => from <= +now).pop();
  return new Date(+now + (current?.[1] ?? 0));
}

/** The instant (ms) at which an ISO date ends. */
export function endOfDay(date: string, offsets: Offsets): number {
  return instantOf(Date.parse(date) + DAY, offsets);
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
function periodsOn(date: string, day: Day, hours: readonly OpenHours[], offsets: Offsets) {
  const periods: Period[] = [];
  const ofDay = hours.filter(({ days }) => days.includes(day));
  for (const { opens, closes } of ofDay.sort((a, b) => (a.opens < b.opens ? -1 : 1))) {
    const start = instantOf(Date.parse(`${date}T${opens}Z`), offsets);
    const end = instantOf(Date.parse(`${date}T${closes}Z`), offsets);
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
 * @throws RangeError when `now` is an invalid date
 */
export function openState(now: Date, schedule: Schedule): OpenState {
  const today = Math.floor(+localTime(now, schedule.offsets) / DAY) * DAY;
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
    const next = periodsOn(date, day, schedule.hours, schedule.offsets).find(
      ({ end }) => end > +now,
    );
    if (!next) continue;
    if (next.start <= +now) return { open: true, closesAt: next.closes };
    return { ...closed, opens: { date, day, time: next.opens, inDays } };
  }
  return closed;
}
