import fc from "fast-check";
import { expect, test } from "vitest";
import { businessSchema } from "../content/schemas/business.ts";
import {
  DAY,
  type Day,
  HOUR,
  type OpenHours,
  type OpenState,
  openState,
  type Schedule,
  week,
} from "./hours.ts";

const openOn = (days: string, opens: string, closes: string): OpenHours => ({
  days: days.split(" ") as Day[],
  opens,
  closes,
});
const business: Schedule = {
  hours: [openOn("Mon Tue Wed Thu Fri", "15:00", "19:00"), openOn("Sat", "10:00", "16:00")],
  closures: [{ from: "2026-11-26", to: "2026-11-28", reason: "Thanksgiving" }],
};

/** The state in one line: "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 4". */
const describeAt = (local: string, schedule = business) =>
  describe(openState(new Date(`${local}Z`), schedule));

function describe(state: OpenState): string {
  if (state.open) return `open to ${state.closesAt ?? "another day"}`;
  const { reason, byAppointment, opens } = state;
  const closed = reason === undefined ? "closed" : `closed for ${reason}`;
  const next = opens && `, opens ${opens.day} ${opens.date} ${opens.time} in ${opens.inDays}`;
  return `${closed}${byAppointment ? ", by appointment" : ""}${next ?? ""}`;
}

test.each([
  ["2026-11-25T14:59:59.999", "closed, opens Wed 2026-11-25 15:00 in 0"],
  ["2026-11-25T15:00", "open to 19:00"],
  ["2026-11-20T19:00", "closed, opens Sat 2026-11-21 10:00 in 1"],
  ["2026-11-21T00:00", "closed, opens Sat 2026-11-21 10:00 in 0"],
  ["2026-11-25T23:59", "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 5"],
  ["2026-11-26T00:00", "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 4"],
  ["2026-11-25T12:00", "closed, opens Wed 2026-11-25 15:00 in 0"],
  ["2026-11-28T23:59", "closed for Thanksgiving, opens Mon 2026-11-30 15:00 in 2"],
  ["2026-11-29T00:00", "closed, opens Mon 2026-11-30 15:00 in 1"],
  ["2026-12-31T20:00", "closed, opens Fri 2027-01-01 15:00 in 1"],
])("the business at %s: %s", (instant, state) => {
  expect(describeAt(instant)).toBe(state);
});

test("openings are found 400 days ahead and no further", () => {
  const daily = [openOn(week.join(" "), "09:00", "10:00")];
  const closedTo = (to: string) => ({
    hours: daily,
    closures: [{ from: "2026", to, reason: "a trip" }],
  });
  const now = "2026-01-01T12:00";
  expect(describeAt(now, closedTo("2027-02-04"))).toMatch(/ opens Fri 2027-02-05 09:00 in 400$/);
  expect(describeAt(now, closedTo("2027-02-05"))).toBe("closed for a trip");
});

test("a closing time is said for the last 24 hours of those that are open at a stretch", () => {
  const twoDays = { hours: [openOn("Mon Tue", "00:00", "24:00")], closures: [] };
  const [monday, tuesday] = ["2026-11-23", "2026-11-24"];
  expect(describeAt(`${monday}T23:59`, twoDays)).toBe("open to another day");
  expect(describeAt(`${tuesday}T00:00`, twoDays)).toBe("open to another day");
  expect(describeAt(`${tuesday}T00:01`, twoDays)).toBe("open to 24:00");
});

const feast = { from: "2026-12-24", to: "2026-12-24", reason: "a feast" };
const shorter: Schedule = {
  hours: business.hours.slice(0, 1),
  closures: [
    { ...feast, hours: { opens: "10:00", closes: "01:00" } },
    { from: "2026-12-25", to: "2026-12-25", reason: "Christmas" },
  ],
};

test.each([
  ["2026-12-23T20:00", "closed, opens Thu 2026-12-24 10:00 in 1"],
  ["2026-12-24T12:00", "open to 01:00"],
  ["2026-12-25T00:59", "open to 01:00"],
  ["2026-12-25T01:00", "closed for Christmas, opens Mon 2026-12-28 15:00 in 3"],
])("a day with hours of its own, at %s: %s", (instant, state) => {
  expect(describeAt(instant, shorter)).toBe(state);
});

test("once a day with shorter hours is over, its reason is said", () => {
  const closures = [{ ...feast, hours: { opens: "09:00", closes: "12:00" } }];
  expect(describeAt("2026-12-24T15:30", { hours: business.hours, closures })).toBe(
    "closed for a feast, opens Fri 2026-12-25 15:00 in 1",
  );
});

const HALF_HOUR = HOUR / 2;
const start = Date.parse("2026-03-05");
const isoTime = (local: number) => new Date(local).toISOString().slice(11, 16);
const isoDate = (local: number) => new Date(local).toISOString().slice(0, 10);

/** The period of the usual hours that is open at a local time, with the day and date on which it began. */
function periodAt(local: number, hours: readonly OpenHours[]) {
  const time = isoTime(local);
  const begunOn = (midnight: number, isNow: (period: OpenHours) => boolean) => {
    const day = new Date(midnight).toUTCString().slice(0, 3) as Day;
    const period = hours.find((each) => each.days.includes(day) && isNow(each));
    return period && { ...period, day, date: isoDate(midnight) };
  };
  const isNight = ({ opens, closes }: OpenHours) => closes <= opens;
  return (
    begunOn(local, (each) => each.opens <= time && (isNight(each) || time < each.closes)) ??
    begunOn(local - DAY, (each) => isNight(each) && time < each.closes)
  );
}

/** The state that an observer finds, walking on from half hour to half hour for 20 days, in one line. */
function walk(now: number, { hours, closures }: Schedule): string {
  const closureOf = (date: string) => closures.find(({ from, to }) => from <= date && date <= to);
  const ahead = Array.from({ length: (20 * DAY) / HALF_HOUR }, (_, index) => {
    const period = periodAt(now + index * HALF_HOUR, hours);
    return period && { ...period, closure: closureOf(period.date) };
  });
  const isOpen = (half: (typeof ahead)[number]) => half !== undefined && !half.closure;
  if (isOpen(ahead[0])) {
    const end = ahead.findIndex((half) => !isOpen(half));
    const isLong = end < 0 || end * HALF_HOUR >= DAY;
    return `open to ${isLong ? "another day" : ahead[end - 1]?.closes}`;
  }
  const today = isoDate(now);
  const opening = ahead.findIndex(isOpen);
  const delayed = ahead
    .slice(0, opening < 0 ? undefined : opening)
    .find((half) => half && half.date >= today);
  const { reason } = closureOf(today) ?? delayed?.closure ?? {};
  const closed = `closed${reason ? ` for ${reason}` : ""}${hours.length ? "" : ", by appointment"}`;
  const next = ahead[opening];
  if (!next) return closed;
  const inDays = (Date.parse(next.date) - Date.parse(today)) / DAY;
  return `${closed}, opens ${next.day} ${next.date} ${next.opens} in ${inDays}`;
}

const anyTime = fc.nat(47).map((half) => isoTime(half * HALF_HOUR));
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

const anyClosures = fc.array(
  fc.record({ first: fc.nat(9), length: fc.nat(3) }).map(({ first, length }) => ({
    from: isoDate(start + first * DAY),
    to: isoDate(start + (first + length) * DAY),
    reason: `Reason ${first}`,
  })),
  { maxLength: 3 },
);

test("an observer finds the same for any schedule", () => {
  const anyNow = fc.nat((8 * DAY) / HALF_HOUR).map((half) => start + half * HALF_HOUR);
  fc.assert(
    fc.property(anyHours, anyClosures, anyNow, (hours, closures, now) => {
      const schedule = { hours, closures };
      expect(describe(openState(new Date(now), schedule))).toBe(walk(now, schedule));
    }),
    { numRuns: 300 },
  );
});
