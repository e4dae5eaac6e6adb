import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { type Day, nextChange, openState, type Schedule } from "./hours.ts";

const week: Day[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The first instant at which the zone's clock has reached a local time. */
function reached(date: Temporal.PlainDate, time: string, timeZone: string): number {
  const local = date.toPlainDateTime(time);
  const zoned = local.toZonedDateTime(timeZone);
  // Temporal moves a skipped time on by the length of the gap; the gap itself is meant here.
  const skipped = !zoned.toPlainDateTime().equals(local);
  const at = skipped ? zoned.add({ seconds: 1 }).getTimeZoneTransition("previous") : zoned;
  return at?.epochMilliseconds ?? Number.NaN;
}

/** Opening times by date, as instants, told by Temporal. Stretches that touch are joined. */
function openTimes(from: Temporal.PlainDate, schedule: Schedule) {
  const { hours, closures, timeZone } = schedule;
  const days = Array.from({ length: 20 }, (_, i) => from.add({ days: i }));
  return days.flatMap((date) => {
    if (closures.some((c) => c.from <= date.toString() && date.toString() <= c.to)) return [];
    const stretches = hours
      .filter(({ days: on }) => on.some((day) => week.indexOf(day) + 1 === date.dayOfWeek))
      .map(({ opens, closes }) => ({
        date,
        opens,
        closes,
        start: reached(date, opens, timeZone),
        end: reached(date, closes, timeZone),
      }))
      .filter(({ start, end }) => start < end)
      .sort((a, b) => a.start - b.start);
    return stretches;
  });
}

const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(quarter >> 2).padStart(2, "0")}:${["00", "15", "30", "45"][quarter % 4]}`,
  );

/** One stretch a day: stretches that touch are tried elsewhere. */
const anyHours = fc
  .array(fc.tuple(fc.subarray(week, { minLength: 1 }), time, time), { minLength: 1, maxLength: 4 })
  .map((entries) => {
    const taken = new Set<Day>();
    return entries.flatMap(([days, a, b]) => {
      const free = days.filter((day) => !taken.has(day));
      for (const day of free) taken.add(day);
      const [opens, closes] = a < b ? [a, b] : [b, a];
      return free.length > 0 && opens !== closes ? [{ days: free, opens, closes }] : [];
    });
  })
  .filter((hours) => hours.length > 0);

const timeZone = fc.constantFrom(
  "America/Chicago",
  "Europe/London",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Africa/Casablanca",
);

/** Moments from 2025 to 2031; half of them within a day of a change of the clock in Chicago. */
const anyNow = fc.oneof(
  fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2031, 0) }),
  fc
    .tuple(
      fc.constantFrom("2026-03-08", "2026-11-01", "2027-03-14", "2027-11-07"),
      fc.integer({ min: -864e5, max: 2 * 864e5 }),
    )
    .map(([date, ms]) => Date.parse(date) + ms),
);

const anyClosures = (now: number) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: -2, max: 5 }), fc.integer({ min: 0, max: 3 }))
      .map(([start, length]) => {
        const day = (n: number) => new Date(now + n * 864e5).toISOString().slice(0, 10);
        return { from: day(start), to: day(start + length), reason: "Holiday" };
      }),
    { maxLength: 2 },
  );

const anyCase = anyNow.chain((now) =>
  fc.record({
    now: fc.constant(now),
    schedule: fc.record({ hours: anyHours, closures: anyClosures(now), timeZone }),
  }),
);

test("any schedule at any moment is open or closed as Temporal tells it", () => {
  fc.assert(
    fc.property(anyCase, ({ now, schedule }) => {
      const today = Temporal.Instant.fromEpochMilliseconds(now)
        .toZonedDateTimeISO(schedule.timeZone)
        .toPlainDate();
      const next = openTimes(today, schedule).find(({ end }) => end > now);
      const state = openState(new Date(now), schedule);
      const change = nextChange(new Date(now), schedule)?.getTime();

      if (next && next.start <= now) {
        expect(state).toEqual({ open: true, closesAt: next.closes });
        expect(change).toBe(next.end);
      } else {
        expect(state.open).toBe(false);
        const opens = !state.open && state.opens;
        expect(opens ? [opens.date, opens.time, opens.day] : undefined).toEqual(
          next && [next.date.toString(), next.opens, week[next.date.dayOfWeek - 1]],
        );
        expect(opens ? opens.inDays : undefined).toBe(next && today.until(next.date).days);
        const midnight = reached(today.add({ days: 1 }), "00:00", schedule.timeZone);
        expect(change).toBe(next?.date.equals(today) ? next.start : midnight);
      }
    }),
    { numRuns: 2000 },
  );
}, 60_000);
