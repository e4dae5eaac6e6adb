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
 * clock, `closes` up to "24:00". If `closes` is not later than `opens`, it is on the next day. A day may
 * have several periods that do not overlap; periods that touch count as one.
 */
export interface OpenHours {
  days: readonly Day[];
  opens: string;
  closes: string;
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
  hours?: Omit<OpenHours, "days"> | null | undefined;
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

/** When the business is open, by the clock of its time zone. No hours: by appointment only. */
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
 * The state at one instant. `closesAt` is missing when it stays open for 24 hours or more. `reason` is
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
 * The first instant (ms) at which the clock has reached a local time, which is the number of ms that
 * would be that time in UTC. This covers both DST changes: a time that occurs twice means its first
 * occurrence, and a skipped time is reached when the clock jumps over it.
 */
function instantOf(local: number, offsets: Offsets): number {
  for (const [index, [from, offset]] of offsets.entries()) {
    const instant = Math.max(from * HOUR, local - offset * HOUR);
    const [next = Number.POSITIVE_INFINITY] = offsets[index + 1] ?? [];
    if (instant < next * HOUR) return instant;
  }
  return Number.NaN;
}

/** Whether the offset at an instant is known. A clock that shows another one is wrong, or the site is too old. */
export function isKnown(now: Date, offsets: Offsets): boolean {
  const hour = +now / HOUR;
  return offsets.some(([from]) => from <= hour) && offsets.some(([from]) => hour < from);
}

/** The business's local time at an instant, as a date whose UTC fields are that time. */
export function localTime(now: Date, offsets: Offsets): Date {
  const current = offsets.filter(([from]) => from * HOUR <= +now).pop();
  return new Date(+now + (current?.[1] ?? 0) * HOUR);
}

/** The instants (ms) at which an ISO date begins and ends. */
export function dayAt(date: string, offsets: Offsets): [start: number, end: number] {
  return [instantOf(Date.parse(date), offsets), instantOf(Date.parse(date) + DAY, offsets)];
}

/** The closure of a day in this many days from a local date, or undefined. */
export function closureIn(days: number, closures: readonly Closure[], local: Date) {
  const date = new Date(+local + days * DAY).toISOString().slice(0, 10);
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** The start and the end of a period in ms since the midnight of its day; the end may be a day later. */
export function spanOf({ opens, closes }: Omit<OpenHours, "days">): [start: number, end: number] {
  const [start = 0, end = 0] = [opens, closes].map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return hour * HOUR + minute * 6e4;
  });
  return [start, end > start ? end : end + DAY];
}

/** The periods, with their instants (ms), that begin on a local date, in order. */
function periodsOn(midnight: number, { hours, offsets }: Schedule, closure?: Closure) {
  const day = new Date(midnight).toUTCString().slice(0, 3) as Day;
  return periodsOf(day, hours, closure)
    .map((period) => {
      const [start = 0, end = 0] = spanOf(period).map((time) =>
        instantOf(midnight + time, offsets),
      );
      return { ...period, day, start, end };
    })
    .filter(({ start, end }) => start < end) // The clock skips the others completely.
    .sort((a, b) => a.start - b.start);
}

/** Whether the business is open at an instant, by its own clock and calendar, wherever the visitor is. */
export function openState(now: Date, schedule: Schedule): OpenState {
  const today = Math.floor(+localTime(now, schedule.offsets) / DAY) * DAY;
  const closed: Extract<OpenState, { open: false }> = {
    open: false,
    ...(!schedule.hours.length && { byAppointment: true }),
  };
  /** When it closes, once a period is found that is open now. */
  let closing: { end: number; closes: string } | undefined;

  // Last night may not be over.
  for (let inDays = -1; inDays <= HORIZON; inDays++) {
    const midnight = today + inDays * DAY;
    const closure = closureIn(inDays, schedule.closures, new Date(today));
    for (const period of periodsOn(midnight, schedule, closure)) {
      if (period.end <= +now) continue;
      if (period.start > (closing?.end ?? +now)) {
        if (closing) return { open: true, closesAt: closing.closes };
        const date = new Date(midnight).toISOString().slice(0, 10);
        return { ...closed, opens: { date, day: period.day, time: period.opens, inDays } };
      }
      closing = period;
      if (period.end - +now >= DAY) return { open: true };
    }
    if (!closure || inDays < 0) continue;
    const delays = inDays === 0 || periodsOn(midnight, schedule).length > 0;
    if (delays) closed.reason ??= closure.reason;
  }
  return closing ? { open: true, closesAt: closing.closes } : closed;
}
