import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Day,
  endOfDay,
  localTime,
  type OpenHours,
  type Opening,
  openState,
  type Schedule,
  week,
} from "./hours.ts";

const openOn = (days: string, opens: string, closes: string): OpenHours => ({
  days: days.split(" ") as Day[],
  opens,
  closes,
});
const inChicago = (hours: OpenHours[], closures: Schedule["closures"] = []): Schedule => ({
  timeZone: "America/Chicago",
  hours,
  closures,
});
const business = inChicago(
  [openOn("Mon Tue Wed Thu Fri", "15:00", "19:00"), openOn("Sat", "10:00", "16:00")],
  [{ from: "2026-11-26", to: "2026-11-28", reason: "Thanksgiving" }],
);

/** The state in one line: "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 4". */
function describeAt(instant: string | number, schedule = business): string {
  const state = openState(new Date(instant), schedule);
  if (state.open !== false) return `open to ${state.closesAt}`;
  return describeClosed(state.reason, state.opens);
}

function describeClosed(reason?: string, opens?: Opening): string {
  const closed = reason === undefined ? "closed" : `closed for ${reason}`;
  return opens
    ? `${closed}, opens ${opens.day} ${opens.date} ${opens.time} in ${opens.inDays}`
    : closed;
}

test.each([
  ["2026-11-25T14:59:59.999-06:00", "closed, opens Wed 2026-11-25 15:00 in 0"],
  ["2026-11-25T15:00-06:00", "open to 19:00"],
  ["2026-11-20T19:00-06:00", "closed, opens Sat 2026-11-21 10:00 in 1"],
  ["2026-11-21T00:00-06:00", "closed, opens Sat 2026-11-21 10:00 in 0"],
  ["2026-11-25T23:59-06:00", "closed, opens Mon 2026-11-30 15:00 in 5"],
  ["2026-11-26T00:00-06:00", "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 4"],
  ["2026-11-28T23:59-06:00", "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 2"],
  ["2026-11-29T00:00-06:00", "closed, opens Mon 2026-11-30 15:00 in 1"],
  ["2026-12-31T20:00-06:00", "closed, opens Fri 2027-01-01 15:00 in 1"],
])("the business at %s: %s", (instant, state) => {
  expect(describeAt(instant)).toBe(state);
});

test("the local time is that of the business, to the minute", () => {
  const local = localTime(new Date("2026-11-21T20:30:40Z"), "America/Chicago");
  expect(local.toISOString()).toBe("2026-11-21T14:30:00.000Z");
});

test("openings are found 400 days ahead and no further", () => {
  const daily = [openOn(week.join(" "), "09:00", "10:00")];
  const closedTo = (to: string) => inChicago(daily, [{ from: "2026", to, reason: "a trip" }]);
  const now = "2026-01-01T12:00-06:00";
  expect(describeAt(now, closedTo("2027-02-04"))).toMatch(/ opens Fri 2027-02-05 09:00 in 400$/);
  expect(describeAt(now, closedTo("2027-02-05"))).toBe("closed for a trip");
});

test.each([
  ["2026-11-22", "2026-11-23T00:00-06:00"],
  ["2026-11-01", "2026-11-02T00:00-06:00"],
  ["2026-10-31", "2026-11-01T00:00-05:00"],
])("in Chicago %s ends at %s", (date, end) => {
  expect(endOfDay(date, "America/Chicago")).toBe(Date.parse(end));
});

test.each([
  ["invalid date", new Date("soon"), business],
  ["unknown time zone", new Date(), { ...business, timeZone: "Texas" }],
])("an %s throws a RangeError", (_, now, schedule) => {
  expect(() => openState(now, schedule)).toThrow(RangeError);
});

const QUARTER = 9e5;
const DAY = 864e5;
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The oracle's notes: the latest local time shown so far, read from Intl and never computed. */
function watchClock(timeZone: string, start: number, daysWatched: number) {
  const swedish = { timeZone, dateStyle: "short", timeStyle: "short" } as const;
  const format = new Intl.DateTimeFormat("sv-SE", swedish);
  let latest = "";
  return Array.from({ length: (daysWatched * DAY) / QUARTER }, (_, index) => {
    const instant = start + index * QUARTER;
    const shown = format.format(instant);
    if (shown > latest) latest = shown;
    const [date = "", time = ""] = latest.split(" ");
    return { instant, date, time, day: week[(new Date(date).getUTCDay() + 6) % 7] as Day };
  });
}

type Quarter = ReturnType<typeof watchClock>[number];

/** The state that an observer finds, walking on from quarter to quarter. */
function walk(quarters: Quarter[], now: number, { hours, closures }: Schedule) {
  const closureAt = ({ date }: Quarter) =>
    closures.find(({ from, to }) => from <= date && date <= to);
  const hoursAt = (quarter: Quarter) =>
    hours.find(({ days, opens, closes }) => {
      const { day, time } = quarter;
      return !closureAt(quarter) && days.includes(day) && opens <= time && time < closes;
    });
  const ahead = quarters.filter(({ instant }) => instant > now - QUARTER);
  const [here] = ahead as [Quarter];
  if (hoursAt(here)) {
    const end = ahead.findIndex((quarter) => !hoursAt(quarter));
    return `open to ${hoursAt(ahead[end - 1] as Quarter)?.closes}`;
  }
  const next = ahead.find(hoursAt);
  const reason = closureAt(here)?.reason;
  if (!next) return describeClosed(reason);
  const inDays = (Date.parse(next.date) - Date.parse(here.date)) / DAY;
  return describeClosed(reason, { ...next, time: hoursAt(next)?.opens ?? "", inDays });
}

/** Periods one after the other, each on days of its own: on common days they touch. */
const times = ["00:15", "01:00", "02:15", "02:30", "04:00", "12:00", "23:45"];
const anyHours = fc
  .tuple(
    ...times
      .slice(1)
      .map((closes, index) =>
        fc.subarray([...week]).map((days) => ({ days, opens: times[index] ?? "", closes })),
      ),
  )
  .chain((hours) => fc.shuffledSubarray(hours));

const anyClosures = (start: number) =>
  fc.array(
    fc.record({ first: fc.nat(9), length: fc.nat(3) }).map(({ first, length }) => ({
      from: dateOf(start + first * DAY),
      to: dateOf(start + (first + length) * DAY),
      reason: `Reason ${first}`,
    })),
    { maxLength: 3 },
  );

/** Time zones, each with a date some days before its clock changes. */
test.each([
  ["America/Chicago", "2026-03-05"],
  ["America/Chicago", "2026-10-29"],
  ["Australia/Lord_Howe", "2026-04-02"],
  ["Australia/Lord_Howe", "2026-10-01"],
  ["Africa/Cairo", "2026-04-21"],
  ["Africa/Cairo", "2026-10-26"],
])("in %s from %s, an observer finds the same for any schedule", (timeZone, from) => {
  const start = Date.parse(from);
  const quarters = watchClock(timeZone, start, 25);
  // The first day is only watched, so that the notes have the latest time shown.
  const anyNow = fc.integer({ min: start + DAY, max: start + 8 * DAY });
  fc.assert(
    fc.property(anyHours, anyClosures(start), anyNow, (hours, closures, now) => {
      const schedule = { timeZone, hours, closures };
      expect(describeAt(now, schedule)).toBe(walk(quarters, now, schedule));
    }),
    { numRuns: 150 },
  );
});
