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
 * A period of opening time. Times are "HH:MM" on the 24-hour clock, `closes` up to "24:00". If `closes`
 * is not later than `opens`, it is on the next day.
 */
export interface Period {
  opens: string;
  closes: string;
}

/** The same period on some days. A day may have several that do not overlap; those that touch count as one. */
export interface OpenHours extends Period {
  days: readonly Day[];
}

/**
 * Days on which nothing opens, despite the usual hours, or on which other hours hold. A night that began on
 * the day before the first goes on until it closes, and one that would begin on the last does not take
 * place. ISO dates ("2026-11-26"), both inclusive.
 */
export interface Closure {
  from: string;
  to: string;
  reason: string;
  /** The hours of each of the days. None: closed. */
  hours?: Period | null | undefined;
  /** What is said of such days. */
  text?: string;
}

/** The periods that begin on a day of the week, which may have a closure. */
export function periodsOf(day: Day, hours: readonly OpenHours[], closure?: Closure) {
  if (closure) return closure.hours ? [closure.hours] : [];
  return hours.filter(({ days }) => days.includes(day));
}

/**
 * The offsets of a time zone from UTC, each from an instant to the next, both in hours (since 1970).
 * Nothing is known before the first instant or from the last one on. From zone-offsets.ts at build time:
 * the first Intl call of a page takes 119 ms or more on a slow phone.
 */
export type Offsets = readonly (readonly [from: number, offset: number])[];

/** When the business is open, by its own clock. No hours: by appointment only. */
export interface Schedule {
  hours: readonly OpenHours[];
  closures: readonly Closure[];
}

/** The next opening. `inDays` is 0 for today and 1 for tomorrow. */
export interface Opening {
  date: string;
  day: Day;
  time: string;
  inDays: number;
}

/**
 * The state at one time. `closesAt` is missing when it stays open for 24 hours or more. `reason` is
 * that of the first closure, today or on a day with hours before `opens`; `byAppointment` is set when
 * there are no hours; `opens` is missing when nothing opens within 400 days.
 */
export type OpenState =
  | { open: true; closesAt?: string }
  | { open: false; reason?: string; byAppointment?: true; opens?: Opening };

/** In milliseconds. */
export const HOUR = 36e5;
export const DAY = 24 * HOUR;

const HORIZON = 400;

/**
 * The latest time that the business's clock has shown, as a date whose UTC fields are that time: when the
 * clock goes back, what has closed stays closed. Undefined if the offset is not known: the device's clock
 * is wrong, or the site is too old.
 */
export function localTime(now: Date, offsets: Offsets): Date | undefined {
  const next = offsets.findIndex(([from]) => +now < from * HOUR);
  const current = offsets[next - 1];
  if (!current) return undefined;
  const [from, offset] = current;
  const [, before] = offsets[next - 2] ?? current;
  return new Date(Math.max(+now + offset * HOUR, (from + before) * HOUR));
}

/** The closure of a day in this many days from a local date, or undefined. */
export function closureIn(days: number, closures: readonly Closure[], local: Date) {
  const date = new Date(+local + days * DAY).toISOString().slice(0, 10);
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** The start and the end of a period in ms since the midnight of its day; the end may be a day later. */
export function spanOf({ opens, closes }: Period): [start: number, end: number] {
  const [start = 0, end = 0] = [opens, closes].map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return hour * HOUR + minute * 6e4;
  });
  return [start, end > start ? end : end + DAY];
}

/** The periods, with their start and end (ms), that begin on a local date, in order. */
function periodsOn(midnight: number, hours: readonly OpenHours[], closure?: Closure) {
  const day = new Date(midnight).toUTCString().slice(0, 3) as Day;
  return periodsOf(day, hours, closure)
    .map((period) => {
      const [start, end] = spanOf(period);
      return { ...period, day, start: midnight + start, end: midnight + end };
    })
    .sort((a, b) => a.start - b.start);
}

/** Whether the business is open at a local time. */
export function openState(local: Date, { hours, closures }: Schedule): OpenState {
  const now = +local;
  const today = Math.floor(now / DAY) * DAY;
  const closed: Extract<OpenState, { open: false }> = {
    open: false,
    ...(!hours.length && { byAppointment: true }),
  };
  /** When it closes, once a period is found that is open now. */
  let closing: { end: number; closes: string } | undefined;

  // Last night may not be over.
  for (let inDays = -1; inDays <= HORIZON; inDays++) {
    const midnight = today + inDays * DAY;
    const closure = closureIn(inDays, closures, local);
    for (const period of periodsOn(midnight, hours, closure)) {
      if (period.end <= now) continue;
      if (period.start > (closing?.end ?? now)) {
        if (closing) return { open: true, closesAt: closing.closes };
        const date = new Date(midnight).toISOString().slice(0, 10);
        return { ...closed, opens: { date, day: period.day, time: period.opens, inDays } };
      }
      closing = period;
      if (period.end - now >= DAY) return { open: true };
    }
    if (!closure || inDays < 0) continue;
    const delays = inDays === 0 || periodsOn(midnight, hours).length > 0;
    if (delays) closed.reason ??= closure.reason;
  }
  return closing ? { open: true, closesAt: closing.closes } : closed;
}
