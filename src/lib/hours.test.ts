import fc from "fast-check";
import { expect, test } from "vitest";
import { businessSchema } from "../content/schemas/business.ts";
import {
  DAY,
  type Day,
  dayAt,
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
  expect(dayAt(date, chicago)[1]).toBe(Date.parse(end));
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

const shorter = inChicago(business.hours.slice(0, 1), [
  {
    ...{ from: "2026-12-24", to: "2026-12-24", reason: "a feast" },
    hours: { opens: "10:00", closes: "01:00" },
  },
  { from: "2026-12-25", to: "2026-12-25", reason: "Christmas" },
]);

test.each([
  ["2026-12-23T20:00-06:00", "closed, opens Thu 2026-12-24 10:00 in 1"],
  ["2026-12-24T12:00-06:00", "open to 01:00"],
  ["2026-12-25T00:59-06:00", "open to 01:00"],
  ["2026-12-25T01:00-06:00", "closed for Christmas, opens Mon 2026-12-28 15:00 in 3"],
])("a day with hours of its own, at %s: %s", (instant, state) => {
  expect(describeAt(instant, shorter)).toBe(state);
});

test("once a day with shorter hours is over, its reason is said", () => {
  const hours = { opens: "09:00", closes: "12:00" };
  const closures = [{ from: "2026-12-24", to: "2026-12-24", reason: "a feast", hours }];
  expect(describeAt("2026-12-24T15:30-06:00", inChicago([...business.hours], closures))).toBe(
    "closed for a feast, opens Fri 2026-12-25 15:00 in 1",
  );
});

const MINUTE = 6e4;
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The oracle's notes, minute by minute: the latest local time shown, read from Intl, not computed. */
function watchClock(timeZone: string, start: number, daysWatched: number) {
  const swedish = { timeZone, dateStyle: "short", timeStyle: "short" } as const;
  const format = new Intl.DateTimeFormat("sv-SE", swedish);
  const dayOf = (date: string) => new Date(date).toUTCString().slice(0, 3) as Day;
  let latest = "";
  let days = { today: { date: "", day: "Mon" as Day }, eve: { date: "", day: "Mon" as Day } };
  return Array.from({ length: (daysWatched * DAY) / MINUTE }, (_, index) => {
    const instant = start + index * MINUTE;
    const shown = format.format(instant);
    if (shown > latest) latest = shown;
    const [date = "", time = ""] = latest.split(" ");
    if (date !== days.today.date) {
      const eve = dateOf(Date.parse(date) - DAY);
      days = { today: { date, day: dayOf(date) }, eve: { date: eve, day: dayOf(eve) } };
    }
    return { instant, time, ...days };
  });
}

type Minute = ReturnType<typeof watchClock>[number];

/** The state that an observer finds, walking on from minute to minute, in one line. */
function walk(minutes: Minute[], now: number, { hours, closures }: Schedule): string {
  const closureOf = (date: string) => closures.find(({ from, to }) => from <= date && date <= to);
  /** Whether a period that began today goes on, closures aside. */
  const isToday = ({ opens, closes, days }: OpenHours, { time, today }: Minute) =>
    days.includes(today.day) && opens <= time && (closes <= opens || time < closes);
  const isLastNight = ({ opens, closes, days }: OpenHours, { time, eve }: Minute) =>
    days.includes(eve.day) && closes <= opens && time < closes;
  /** What is open in a minute, with the date on which it began. */
  const openIn = (minute: Minute) => {
    const { today, eve } = minute;
    for (const each of hours) {
      if (isToday(each, minute) && !closureOf(today.date)) return { ...each, ...today };
      if (isLastNight(each, minute) && !closureOf(eve.date)) return { ...each, ...eve };
    }
    return undefined;
  };
  const ahead = minutes.slice(Math.floor((now - Number(minutes[0]?.instant)) / MINUTE));
  const [here] = ahead as [Minute];
  if (openIn(here)) {
    const end = ahead.findIndex((minute) => !openIn(minute));
    const isLong = end < 0 || Number(ahead[end]?.instant) - now >= DAY;
    return `open to ${isLong ? "another day" : openIn(ahead[end - 1] as Minute)?.closes}`;
  }
  const opening = ahead.findIndex(openIn);
  /** The closure but for which it would be open. A skipped time may leave only the night of a closed day. */
  const closureIn = (minute: Minute) => {
    const { today, eve } = minute;
    const byEve = eve.date >= here.today.date && hours.some((each) => isLastNight(each, minute));
    return (
      (byEve && closureOf(eve.date)) ||
      (hours.some((each) => isToday(each, minute)) && closureOf(today.date))
    );
  };
  const delayed = ahead.slice(0, opening < 0 ? undefined : opening).find(closureIn);
  const reason = closureOf(here.today.date) ?? (delayed && closureIn(delayed));
  const closed = `closed${reason ? ` for ${reason.reason}` : ""}${hours.length ? "" : ", by appointment"}`;
  const next = openIn(ahead[opening] ?? here);
  if (!next) return closed;
  const inDays = (Date.parse(next.date) - Date.parse(here.today.date)) / DAY;
  return `${closed}, opens ${next.day} ${next.date} ${next.opens} in ${inDays}`;
}

const anyTime = fc.oneof(
  fc.constantFrom("00:00", "00:30", "01:00", "02:00", "02:15", "02:30", "03:00", "23:00", "23:30"),
  fc.nat(1439).map((minute) => new Date(minute * MINUTE).toISOString().slice(11, 16)),
);
const anyDays = fc.oneof(fc.subarray([...week], { minLength: 1 }), fc.constant([...week]));

/** Periods that an owner may write, often one after the other, and the last one up to midnight. */
const anyHours = fc
  .uniqueArray(anyTime, { maxLength: 6 })
  .map((times) => times.sort())
  .chain((times) => {
    const night = fc.oneof(fc.constantFrom("24:00", "00:00"), anyTime);
    const closingTimes = [...times.slice(1).map((time) => fc.constant(time)), night];
    const periods = times.map((time, index) => {
      const [opens, closes = night] = [fc.constant(time), closingTimes[index]];
      return fc.record({ days: anyDays, opens, closes });
    });
    return fc.tuple(...periods);
  })
  .chain((periods) => fc.shuffledSubarray(periods))
  .filter((periods) => businessSchema.shape.hours.safeParse(periods).success);

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
  ["America/Nuuk", "2026-03-25"],
  ["America/Nuuk", "2026-10-21"],
])(
  "in %s from %s, an observer finds the same for any schedule",
  (timeZone, from) => {
    const start = Date.parse(from);
    const minutes = watchClock(timeZone, start, 25);
    const offsets = zoneOffsets(timeZone, start);
    // The first day is only watched, so that the notes have the latest time shown.
    const anyNow = fc.integer({ min: start + DAY, max: start + 8 * DAY });
    fc.assert(
      fc.property(anyHours, anyClosures(start), anyNow, (hours, closures, now) => {
        const schedule = { offsets, hours, closures };
        expect(describeAt(now, schedule)).toBe(walk(minutes, now, schedule));
      }),
      { numRuns: 150 },
    );
    // The oracle formats 36,000 times.
  },
  30_000,
);
