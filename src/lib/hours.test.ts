import fc from "fast-check";
import { expect, test } from "vitest";
import { businessSchema } from "../content/schemas/business.ts";
import {
  DAY,
  type Day,
  endOfDay,
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

test("what is open for 24 hours closes on another day", () => {
  const schedule = inChicago([openOn("Wed", "00:00", "24:00")]);
  expect(describeAt("2026-11-25T00:00-06:00", schedule)).toBe("open to another day");
  expect(describeAt("2026-11-25T00:01-06:00", schedule)).toBe("open to 24:00");
});

test("beyond the offsets the last one holds, and before them the first", () => {
  const schedule = inChicago([openOn(week.join(" "), "09:00", "10:00")]);
  expect(describeAt("2031-07-01T09:00-06:00", schedule)).toBe("open to 10:00");
  expect(describeAt("2020-07-01T09:00-06:00", schedule)).toBe("open to 10:00");
});

test.each([
  ["2026-11-22", "2026-11-23T00:00-06:00"],
  ["2026-11-01", "2026-11-02T00:00-06:00"],
  ["2026-10-31", "2026-11-01T00:00-05:00"],
])("in Chicago %s ends at %s", (date, end) => {
  expect(endOfDay(date, chicago)).toBe(Date.parse(end));
});

const QUARTER = 15 * 6e4;
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const dayOf = (instant: number) => new Date(instant).toUTCString().slice(0, 3) as Day;

/** The state that an observer finds, walking on by quarters of an hour in UTC, in one line. */
function walk(now: number, { hours, closures }: Omit<Schedule, "offsets">): string {
  const closureOf = (instant: number) =>
    closures.find(({ from, to }) => from <= dateOf(instant) && dateOf(instant) <= to);
  /** The periods of a quarter by the usual hours, with the instants on whose dates they began. */
  const usual = (quarter: number) => {
    const time = new Date(quarter).toISOString().slice(11, 16);
    return hours.flatMap(({ days, opens, closes }) => {
      const isNight = closes <= opens;
      const isToday = opens <= time && (isNight || time < closes);
      const began = isToday ? quarter : isNight && time < closes ? quarter - DAY : undefined;
      return began !== undefined && days.includes(dayOf(began)) ? [{ opens, closes, began }] : [];
    });
  };
  const openIn = (quarter: number) => usual(quarter).find(({ began }) => !closureOf(began));
  const ahead = Array.from({ length: 20 * 96 }, (_, index) => now + index * QUARTER);
  if (openIn(now)) {
    const end = ahead.find((quarter) => !openIn(quarter)) ?? now + DAY;
    return `open to ${end - now < DAY ? openIn(end - QUARTER)?.closes : "another day"}`;
  }
  const opening = ahead.find(openIn);
  /** Closed only because of a closure of that day. */
  const delayed = ahead
    .slice(0, opening && (opening - now) / QUARTER)
    .find((quarter) => closureOf(quarter) && usual(quarter).some(({ began }) => began === quarter));
  const reason = (closureOf(now) ?? closureOf(delayed ?? now))?.reason;
  const closed = `closed${reason ? ` for ${reason}` : ""}${hours.length ? "" : ", by appointment"}`;
  const next = opening && openIn(opening);
  if (!next) return closed;
  const inDays = (Date.parse(dateOf(opening)) - Date.parse(dateOf(now))) / DAY;
  return `${closed}, opens ${dayOf(opening)} ${dateOf(opening)} ${next.opens} in ${inDays}`;
}

const anyTime = fc.oneof(
  fc.constantFrom("00:00", "00:30", "02:00", "12:00", "23:00", "23:30"),
  fc.nat(95).map((quarter) => new Date(quarter * QUARTER).toISOString().slice(11, 16)),
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

test("an observer finds the same for any schedule", () => {
  const start = Date.parse("2026-11-19");
  const anyNow = fc.nat(7 * 96).map((quarter) => start + quarter * QUARTER);
  fc.assert(
    fc.property(anyHours, anyClosures(start), anyNow, (hours, closures, now) => {
      const schedule = { offsets: [[0, 0] as const], hours, closures };
      expect(describeAt(now, schedule)).toBe(walk(now, schedule));
    }),
    { numRuns: 300 },
  );
});
