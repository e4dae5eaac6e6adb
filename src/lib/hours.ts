/** A day of the week. */
export type Day = "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";

/**
 * A stretch of opening time that is the same on each of its days. Times are "HH:MM" on the 24-hour
 * clock, "00:00" to "23:59"; `closes` is later than `opens`. A day may have several stretches that
 * don't overlap; stretches that touch count as one.
 */
export interface OpenHours {
  days: readonly Day[];
  opens: string;
  closes: string;
}

/** Days closed against the usual hours. ISO dates ("2026-11-26"), both included. */
export interface Closure {
  from: string;
  to: string;
  reason: string;
}

/** When the business is open, told in its own time zone, an IANA name like "America/Chicago". */
export interface Schedule {
  hours: readonly OpenHours[];
  closures: readonly Closure[];
  timeZone: string;
}

/** When the doors open next, in the business's time. `inDays` is 0 today and 1 tomorrow. */
export interface Opening {
  date: string;
  day: Day;
  time: string;
  inDays: number;
}

/**
 * What can be said of one instant. `reason` is that of the closure the business's date falls in;
 * `opens` is missing when nothing opens within 400 days.
 */
export type OpenState =
  | { open: true; closesAt: string }
  | { open: false; reason?: string; opens?: Opening };

const MINUTE = 6e4;
const DAY = 864e5;
const HORIZON = 400;

/** Local time is kept as the number of ms that would be that time in UTC. */
type Clock = (instant: number) => number;

/** What the clock of a time zone shows at an instant (ms), to the minute. */
function clockOf(timeZone: string): Clock {
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
 * The first instant (ms) at which the clock has reached a local time. That settles both changes of
 * the clock: a time that comes twice is meant the first time, and one that is skipped is reached
 * when the clock jumps over it.
 */
function instantOf(local: number, clock: Clock): number {
  const offset = (instant: number) => clock(instant) - instant;
  // The larger offset around that day gives the instant itself or, at a change, one before it.
  let instant = local - Math.max(offset(local - DAY), offset(local + DAY));
  while (clock(instant) < local) instant += MINUTE;
  return instant;
}

/** A stretch of opening time on one date: its times, and the instants (ms) they come to. */
interface Stretch {
  opens: string;
  closes: string;
  start: number;
  end: number;
}

/** What is open on a local date, in order; stretches that touch are joined. */
function stretchesOn(date: string, day: Day, hours: readonly OpenHours[], clock: Clock) {
  const stretches: Stretch[] = [];
  const ofDay = hours.filter(({ days }) => days.includes(day));
  for (const { opens, closes } of ofDay.sort((a, b) => (a.opens < b.opens ? -1 : 1))) {
    const start = instantOf(Date.parse(`${date}T${opens}Z`), clock);
    const end = instantOf(Date.parse(`${date}T${closes}Z`), clock);
    const last = stretches.at(-1);
    // A stretch that the clock skips altogether ends as it starts: it is none.
    if (start === end) continue;
    if (last?.end === start) Object.assign(last, { closes, end });
    else stretches.push({ opens, closes, start, end });
  }
  return stretches;
}

/** The state at `now`, and until which instant (ms) that can be said. */
function look(now: number, schedule: Schedule): [state: OpenState, until: number | null] {
  const clock = clockOf(schedule.timeZone);
  const today = Math.floor(clock(now) / DAY) * DAY;
  const closed: OpenState = { open: false };

  for (let inDays = 0; inDays <= HORIZON; inDays++) {
    const midnight = new Date(today + inDays * DAY);
    const date = midnight.toISOString().slice(0, 10);
    const day = midnight.toUTCString().slice(0, 3) as Day;
    const closure = schedule.closures.find(({ from, to }) => from <= date && date <= to);
    if (closure) {
      if (!inDays) closed.reason = closure.reason;
      continue;
    }
    const next = stretchesOn(date, day, schedule.hours, clock).find(({ end }) => end > now);
    if (!next) continue;
    const { start, end, opens, closes } = next;
    if (start <= now) return [{ open: true, closesAt: closes }, end];
    const opening = { date, day, time: opens, inDays };
    return [{ ...closed, opens: opening }, inDays ? instantOf(today + DAY, clock) : start];
  }
  return [closed, null];
}

/**
 * Whether the business is open at an instant, and when that changes, as its own clock and calendar
 * tell it, wherever the visitor is.
 *
 * @throws RangeError when `now` is no date or the time zone is unknown.
 */
export function openState(now: Date, schedule: Schedule): OpenState {
  return look(+now, schedule)[0];
}

/**
 * The next instant at which `openState` says something else: a closing, an opening or, while
 * closed, a midnight that brings the opening a day nearer. Null when nothing opens within 400 days.
 *
 * @throws RangeError when `now` is no date or the time zone is unknown.
 */
export function nextChange(now: Date, schedule: Schedule): Date | null {
  const until = look(+now, schedule)[1];
  return until === null ? null : new Date(until);
}
