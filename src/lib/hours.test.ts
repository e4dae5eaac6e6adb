import { expect, test } from "vitest";
import {
  type Day,
  endOfDay,
  HOUR,
  isKnown,
  localTime,
  type OpenHours,
  type OpenState,
  openState,
  type Schedule,
  week,
} from "./hours.ts";
import { zoneOffsets } from "./zone-offsets.ts";

const openOn = (days: string, opens: string, closes: string): OpenHours => ({
  days: days.split(" ") as Day[],
  opens,
  closes,
});
const chicago = zoneOffsets("America/Chicago", Date.parse("2026-01-01"));
const inChicago = (hours: OpenHours[], closures: Schedule["closures"] = []): Schedule => ({
  offsets: chicago,
  hours,
  closures,
});
const business = inChicago(
  [openOn("Mon Tue Wed Thu Fri", "15:00", "19:00"), openOn("Sat", "10:00", "16:00")],
  [{ from: "2026-11-26", to: "2026-11-28", reason: "Thanksgiving" }],
);

/** The state in one line: "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 4". */
const describeAt = (instant: string | number, schedule = business) =>
  describe(openState(new Date(instant), schedule));

function describe(state: OpenState): string {
  if (state.open) return `open to ${state.closesAt ?? "another day"}`;
  const { reason, byAppointment, opens } = state;
  const closed = reason === undefined ? "closed" : `closed for ${reason}`;
  const next = opens && `, opens ${opens.day} ${opens.date} ${opens.time} in ${opens.inDays}`;
  return `${closed}${byAppointment ? ", by appointment" : ""}${next ?? ""}`;
}

test.each([
  ["2026-11-25T14:59:59.999-06:00", "closed, opens Wed 2026-11-25 15:00 in 0"],
  ["2026-11-25T15:00-06:00", "open to 19:00"],
  ["2026-11-20T19:00-06:00", "closed, opens Sat 2026-11-21 10:00 in 1"],
  ["2026-11-21T00:00-06:00", "closed, opens Sat 2026-11-21 10:00 in 0"],
  ["2026-11-25T23:59-06:00", "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 5"],
  ["2026-11-26T00:00-06:00", "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 4"],
  ["2026-11-25T12:00-06:00", "closed, opens Wed 2026-11-25 15:00 in 0"],
  ["2026-11-28T23:59-06:00", "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 2"],
  ["2026-11-29T00:00-06:00", "closed, opens Mon 2026-11-30 15:00 in 1"],
  ["2026-12-31T20:00-06:00", "closed, opens Fri 2027-01-01 15:00 in 1"],
])("the business at %s: %s", (instant, state) => {
  expect(describeAt(instant)).toBe(state);
});

test("openings are found 400 days ahead and no further", () => {
  const daily = [openOn(week.join(" "), "09:00", "10:00")];
  const closedTo = (to: string) => inChicago(daily, [{ from: "2026", to, reason: "a trip" }]);
  const now = "2026-01-01T12:00-06:00";
  expect(describeAt(now, closedTo("2027-02-04"))).toMatch(/ opens Fri 2027-02-05 09:00 in 400$/);
  expect(describeAt(now, closedTo("2027-02-05"))).toBe("closed for a trip");
});

test("in summer, too, hours are right for ten years, and not known before and after", () => {
  for (const year of [2026, 2029, 2035])
    expect(describeAt(`${year}-07-02T15:30-05:00`)).toBe("open to 19:00");
  const known = [
    "2025-12-31T23:59Z",
    "2026-01-01T00:00Z",
    "2035-12-31T23:59Z",
    "2036-01-02T00:00Z",
  ];
  expect(known.map((each) => isKnown(new Date(each), chicago))).toEqual([false, true, true, false]);
});

test.each([
  ["2026-11-22", "2026-11-23T00:00-06:00"],
  ["2026-11-01", "2026-11-02T00:00-06:00"],
  ["2026-10-31", "2026-11-01T00:00-05:00"],
])("in Chicago %s ends at %s", (date, end) => {
  expect(endOfDay(date, chicago)).toBe(Date.parse(end));
});

test("the offsets of a zone change twice a year, and end after ten", () => {
  const offsets = zoneOffsets("America/Chicago", Date.parse("2026-11-21T17:20:41Z"));
  const shown = offsets.map(([from, offset]) => [new Date(from * HOUR).toISOString(), offset]);
  expect(shown).toHaveLength(22);
  expect(shown.slice(0, 4)).toEqual([
    ["2026-11-21T17:00:00.000Z", -6],
    ["2027-03-14T08:00:00.000Z", -5],
    ["2027-11-07T07:00:00.000Z", -6],
    ["2028-03-12T08:00:00.000Z", -5],
  ]);
  expect(shown.slice(-2)).toEqual([
    ["2036-11-02T07:00:00.000Z", -6],
    ["2036-11-21T17:00:00.000Z", -6],
  ]);
});

test("the local time is that of the clock, which goes back at the end of DST", () => {
  const shown = ["2026-11-01T01:59-05:00", "2026-11-01T01:00-06:00"].map((instant) =>
    localTime(new Date(instant), chicago).toISOString().slice(0, 16),
  );
  expect(shown).toEqual(["2026-11-01T01:59", "2026-11-01T01:00"]);
});

const nights = inChicago(
  [openOn("Fri Sat Sun", "18:00", "02:00")],
  [{ from: "2026-12-05", to: "2026-12-05", reason: "a trip" }],
);
const touching = inChicago([openOn("Mon", "15:00", "19:00"), openOn("Mon", "19:00", "21:00")]);
const always = inChicago([openOn(week.join(" "), "00:00", "24:00")]);
// On 8 March the clock skips from 2 to 3, and on 1 November the hour from 1 to 2 comes twice.
const skipped = inChicago([openOn("Sun", "02:00", "04:00")]);
const gone = inChicago([openOn("Sun", "02:15", "02:45")]);
const twice = inChicago([openOn("Sun", "01:00", "01:30")]);

test.each<[what: string, schedule: Schedule, instant: string, state: string]>([
  ["a night lasts until the next day", nights, "2026-11-21T01:59-06:00", "open to 02:00"],
  ["a night ends", nights, "2026-11-21T02:00-06:00", "closed, opens Sat 2026-11-21 18:00 in 0"],
  ["Sunday's night ends on Monday", nights, "2026-11-23T01:00-06:00", "open to 02:00"],
  ["the night before a closure ends in it", nights, "2026-12-05T01:00-06:00", "open to 02:00"],
  [
    "a closed day has no night",
    nights,
    "2026-12-06T01:00-06:00",
    "closed, opens Sun 2026-12-06 18:00 in 0",
  ],
  ["periods that touch are one", touching, "2026-11-23T18:00-06:00", "open to 21:00"],
  ["open round the clock", always, "2026-11-23T18:00-06:00", "open to another day"],
  ["a skipped time is reached at once", skipped, "2026-03-08T03:00-05:00", "open to 04:00"],
  [
    "a skipped time is not reached sooner",
    skipped,
    "2026-03-08T01:59-06:00",
    "closed, opens Sun 2026-03-08 02:00 in 0",
  ],
  [
    "a period that is skipped",
    gone,
    "2026-03-08T01:00-06:00",
    "closed, opens Sun 2026-03-15 02:15 in 7",
  ],
  ["a time that comes twice is its first", twice, "2026-11-01T01:15-05:00", "open to 01:30"],
  [
    "its second is over",
    twice,
    "2026-11-01T01:15-06:00",
    "closed, opens Sun 2026-11-08 01:00 in 7",
  ],
  ["no hours", inChicago([]), "2026-11-23T18:00-06:00", "closed, by appointment"],
])("%s", (_what, schedule, instant, state) => {
  expect(describeAt(instant, schedule)).toBe(state);
});
