import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import {
  type Closure,
  type Day,
  nextChange,
  type OpenHours,
  type OpenState,
  openState,
  type Schedule,
} from "./hours.ts";

const WEEK: Day[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const MINUTE = 60_000;

/** The specification's hours, with two holidays. */
const business: Schedule = {
  timeZone: "America/Chicago",
  hours: [
    { days: ["Mon", "Tue", "Wed", "Thu", "Fri"], opens: "15:00", closes: "19:00" },
    { days: ["Sat"], opens: "10:00", closes: "16:00" },
  ],
  closures: [
    { from: "2026-11-26", to: "2026-11-28", reason: "Thanksgiving" },
    { from: "2027-01-01", to: "2027-01-01", reason: "New Year's Day" },
  ],
};

const inChicago = (hours: OpenHours[], closures: Closure[] = []): Schedule => ({
  timeZone: "America/Chicago",
  hours,
  closures,
});

const at = (instant: string, schedule = business) => openState(new Date(instant), schedule);
const changeAfter = (instant: string, schedule = business) =>
  nextChange(new Date(instant), schedule)?.toISOString();

describe("openState", () => {
  test("is open from the minute of opening to the last moment before closing", () => {
    expect(at("2026-11-25T14:59:59.999-06:00").open).toBe(false);
    expect(at("2026-11-25T15:00:00.000-06:00")).toEqual({ open: true, closesAt: "19:00" });
    expect(at("2026-11-25T18:59:59.999-06:00")).toEqual({ open: true, closesAt: "19:00" });
    expect(at("2026-11-25T19:00:00.000-06:00").open).toBe(false);
  });

  test("says when it opens later today", () => {
    expect(at("2026-11-25T09:30-06:00")).toEqual({
      open: false,
      opens: { date: "2026-11-25", day: "Wed", time: "15:00", inDays: 0 },
    });
  });

  test("counts the days to the next opening from midnight to midnight in its own zone", () => {
    const saturday = { date: "2026-11-21", day: "Sat", time: "10:00" };
    expect(at("2026-11-20T19:00-06:00")).toEqual({
      open: false,
      opens: { ...saturday, inDays: 1 },
    });
    expect(at("2026-11-20T23:59:59.999-06:00")).toEqual({
      open: false,
      opens: { ...saturday, inDays: 1 },
    });
    expect(at("2026-11-21T00:00-06:00")).toEqual({
      open: false,
      opens: { ...saturday, inDays: 0 },
    });
  });

  test("is closed on a day without hours, for no reason", () => {
    expect(at("2026-11-22T16:00-06:00")).toEqual({
      open: false,
      opens: { date: "2026-11-23", day: "Mon", time: "15:00", inDays: 1 },
    });
  });

  test("gives the reason from the first to the last day of a closure, and not around it", () => {
    const opens = { date: "2026-11-30", day: "Mon", time: "15:00" };
    const reason = "Thanksgiving";
    expect(at("2026-11-25T23:59-06:00")).toEqual({ open: false, opens: { ...opens, inDays: 5 } });
    expect(at("2026-11-26T00:00-06:00")).toEqual({
      open: false,
      reason,
      opens: { ...opens, inDays: 4 },
    });
    expect(at("2026-11-27T16:00-06:00")).toEqual({
      open: false,
      reason,
      opens: { ...opens, inDays: 3 },
    });
    expect(at("2026-11-28T23:59-06:00")).toEqual({
      open: false,
      reason,
      opens: { ...opens, inDays: 2 },
    });
    expect(at("2026-11-29T00:00-06:00")).toEqual({ open: false, opens: { ...opens, inDays: 1 } });
  });

  test("finds the next opening across the turn of the year", () => {
    expect(at("2026-12-31T20:00-06:00")).toEqual({
      open: false,
      opens: { date: "2027-01-02", day: "Sat", time: "10:00", inDays: 2 },
    });
  });

  test.each([
    ["the Saturday before the clock is set forward", "2026-03-07T16:00Z", "2026-03-07T22:00Z"],
    ["the Monday after it", "2026-03-09T20:00Z", "2026-03-10T00:00Z"],
    ["the Saturday before the clock is set back", "2026-10-31T15:00Z", "2026-10-31T21:00Z"],
    ["the Monday after it", "2026-11-02T21:00Z", "2026-11-03T01:00Z"],
    ["the Saturday before the next spring's change", "2027-03-13T16:00Z", "2027-03-13T22:00Z"],
    ["the Monday after it", "2027-03-15T20:00Z", "2027-03-16T00:00Z"],
  ])("keeps its local hours on %s", (_, opening, closing) => {
    expect(openState(new Date(+new Date(opening) - 1), business).open).toBe(false);
    expect(at(opening).open).toBe(true);
    expect(openState(new Date(+new Date(closing) - 1), business).open).toBe(true);
    expect(at(closing).open).toBe(false);
  });

  test("takes a time that comes twice as the first of the two", () => {
    const night = inChicago([{ days: ["Sun"], opens: "00:30", closes: "01:30" }]);
    expect(at("2026-11-01T01:29-05:00", night)).toEqual({ open: true, closesAt: "01:30" });
    expect(at("2026-11-01T01:30-05:00", night).open).toBe(false);
    expect(at("2026-11-01T01:15-06:00", night).open).toBe(false);
  });

  test("stays open through an hour that comes twice", () => {
    const night = inChicago([{ days: ["Sun"], opens: "01:30", closes: "02:30" }]);
    expect(at("2026-11-01T01:29-05:00", night).open).toBe(false);
    for (const instant of ["01:30-05:00", "01:00-06:00", "01:29-06:00", "02:29-06:00"]) {
      expect(at(`2026-11-01T${instant}`, night)).toEqual({ open: true, closesAt: "02:30" });
    }
    expect(at("2026-11-01T02:30-06:00", night).open).toBe(false);
  });

  test("reaches a skipped time when the clock jumps over it", () => {
    const opensSkipped = inChicago([{ days: ["Sun"], opens: "02:30", closes: "04:00" }]);
    expect(at("2026-03-08T01:59-06:00", opensSkipped).open).toBe(false);
    expect(at("2026-03-08T03:00-05:00", opensSkipped)).toEqual({ open: true, closesAt: "04:00" });
    const closesSkipped = inChicago([{ days: ["Sun"], opens: "01:00", closes: "02:30" }]);
    expect(at("2026-03-08T01:59-06:00", closesSkipped)).toEqual({ open: true, closesAt: "02:30" });
    expect(at("2026-03-08T03:00-05:00", closesSkipped).open).toBe(false);
  });

  test("does not promise a stretch that the clock skips altogether", () => {
    const skipped = inChicago([{ days: ["Sun"], opens: "02:10", closes: "02:50" }]);
    expect(at("2026-03-08T00:00-06:00", skipped)).toEqual({
      open: false,
      opens: { date: "2026-03-15", day: "Sun", time: "02:10", inDays: 7 },
    });
  });

  test("knows several stretches a day, listed in any order", () => {
    const split = inChicago([
      { days: ["Mon"], opens: "13:00", closes: "17:00" },
      { days: ["Mon"], opens: "08:00", closes: "12:00" },
    ]);
    const opens = { date: "2026-11-23", day: "Mon", inDays: 0 };
    expect(at("2026-11-23T07:00-06:00", split)).toEqual({
      open: false,
      opens: { ...opens, time: "08:00" },
    });
    expect(at("2026-11-23T08:00-06:00", split)).toEqual({ open: true, closesAt: "12:00" });
    expect(at("2026-11-23T12:00-06:00", split)).toEqual({
      open: false,
      opens: { ...opens, time: "13:00" },
    });
    expect(at("2026-11-23T13:00-06:00", split)).toEqual({ open: true, closesAt: "17:00" });
  });

  test("counts stretches that touch as one", () => {
    const touching = inChicago([
      { days: ["Mon"], opens: "12:00", closes: "14:00" },
      { days: ["Mon", "Tue"], opens: "10:00", closes: "12:00" },
      { days: ["Mon"], opens: "14:00", closes: "15:00" },
    ]);
    expect(at("2026-11-23T10:00-06:00", touching)).toEqual({ open: true, closesAt: "15:00" });
    expect(at("2026-11-23T12:00-06:00", touching)).toEqual({ open: true, closesAt: "15:00" });
    expect(at("2026-11-24T10:00-06:00", touching)).toEqual({ open: true, closesAt: "12:00" });
  });

  test("names no opening where there are no hours", () => {
    expect(at("2026-11-25T16:00-06:00", inChicago([]))).toEqual({ open: false });
  });

  test("looks 400 days ahead and no further", () => {
    const daily: OpenHours[] = [{ days: WEEK, opens: "09:00", closes: "10:00" }];
    const closedTo = (to: string) =>
      inChicago(daily, [{ from: "2026-01-01", to, reason: "Sabbatical" }]);
    expect(at("2026-01-01T12:00-06:00", closedTo("2027-02-04"))).toEqual({
      open: false,
      reason: "Sabbatical",
      opens: { date: "2027-02-05", day: "Fri", time: "09:00", inDays: 400 },
    });
    expect(at("2026-01-01T12:00-06:00", closedTo("2027-02-05"))).toEqual({
      open: false,
      reason: "Sabbatical",
    });
  });

  test("refuses what is no date and a time zone that doesn't exist", () => {
    expect(() => openState(new Date("soon"), business)).toThrow(RangeError);
    expect(() => openState(new Date(), { ...business, timeZone: "Texas" })).toThrow(RangeError);
  });
});

describe("nextChange", () => {
  test("is the closing while open and the opening on its day", () => {
    expect(changeAfter("2026-11-25T15:00-06:00")).toBe("2026-11-26T01:00:00.000Z");
    expect(changeAfter("2026-11-25T09:30-06:00")).toBe("2026-11-25T21:00:00.000Z");
  });

  test("is the next midnight while the opening is on another day", () => {
    expect(changeAfter("2026-11-25T19:00-06:00")).toBe("2026-11-26T06:00:00.000Z");
    expect(changeAfter("2026-11-28T00:00-06:00")).toBe("2026-11-29T06:00:00.000Z");
  });

  test("knows days of 23 and 25 hours", () => {
    expect(changeAfter("2026-03-08T00:00-06:00")).toBe("2026-03-09T05:00:00.000Z");
    expect(changeAfter("2026-11-01T00:00-05:00")).toBe("2026-11-02T06:00:00.000Z");
    expect(changeAfter("2027-03-14T00:00-06:00")).toBe("2027-03-15T05:00:00.000Z");
  });

  test("is null when nothing opens within 400 days", () => {
    expect(nextChange(new Date("2026-11-25T16:00Z"), inChicago([]))).toBe(null);
  });

  test("refuses what is no date and a time zone that doesn't exist", () => {
    expect(() => nextChange(new Date("soon"), business)).toThrow(RangeError);
    expect(() => nextChange(new Date(), { ...business, timeZone: "Texas" })).toThrow(RangeError);
  });
});

describe("visitors in other time zones", () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  test.each([
    ["Asia/Tokyo", -540],
    ["Pacific/Kiritimati", -840],
    ["Pacific/Pago_Pago", 660],
    ["Asia/Kolkata", -330],
    ["Europe/London", 0],
  ])("a visitor in %s reads the same", (zone, minutesBehindUtc) => {
    process.env.TZ = zone;
    expect(new Date("2026-11-25T12:00Z").getTimezoneOffset()).toBe(minutesBehindUtc);
    expect(at("2026-11-26T00:30Z")).toEqual({ open: true, closesAt: "19:00" });
    expect(changeAfter("2026-11-26T00:30Z")).toBe("2026-11-26T01:00:00.000Z");
    expect(at("2026-11-27T05:59Z")).toEqual({
      open: false,
      reason: "Thanksgiving",
      opens: { date: "2026-11-30", day: "Mon", time: "15:00", inDays: 4 },
    });
    expect(changeAfter("2026-11-27T05:59Z")).toBe("2026-11-27T06:00:00.000Z");
  });
});

/** One minute as a patient clock-watcher notes it. `local` is the latest time shown so far. */
interface Minute {
  instant: number;
  date: string;
  day: Day;
  time: string;
}

/** The oracle's notes: every minute of some days, read off Intl and never computed. */
function watchClock(timeZone: string, from: string, days: number): Minute[] {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const start = Date.parse(`${from}T00:00Z`);
  const minutes: Minute[] = [];
  for (let instant = start; instant < start + days * 1440 * MINUTE; instant += MINUTE) {
    const shown = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const now = {
      instant,
      date: `${shown.get("year")}-${shown.get("month")}-${shown.get("day")}`,
      day: shown.get("weekday") as Day,
      time: `${shown.get("hour")}:${shown.get("minute")}`,
    };
    const before = minutes.at(-1);
    const goesOn = !before || now.date + now.time > before.date + before.time;
    minutes.push(goesOn ? now : { ...before, instant });
  }
  return minutes;
}

/** What the clock-watcher would answer, walking on minute by minute; undefined past the notes. */
function walk(minutes: Minute[], from: number, { hours, closures }: Schedule) {
  const closureAt = ({ date }: Minute) =>
    closures.find((closure) => closure.from <= date && date <= closure.to);
  const stretchAt = (minute: Minute) =>
    closureAt(minute)
      ? undefined
      : hours.find(
          ({ days, opens, closes }) =>
            days.includes(minute.day) && opens <= minute.time && minute.time < closes,
        );
  const now = minutes[from] as Minute;
  const isOpen = stretchAt(now) !== undefined;
  let last = now;
  let midnight: Minute | undefined;
  for (const minute of minutes.slice(from)) {
    if (minute.date !== now.date) midnight ??= minute;
    if ((stretchAt(minute) !== undefined) !== isOpen) {
      if (isOpen) {
        return {
          state: { open: true, closesAt: stretchAt(last)?.closes },
          change: minute.instant,
        };
      }
      const reason = closureAt(now)?.reason;
      const inDays = (Date.parse(minute.date) - Date.parse(now.date)) / (1440 * MINUTE);
      const opens = { date: minute.date, day: minute.day, time: stretchAt(minute)?.opens, inDays };
      return {
        state: { open: false, ...(reason !== undefined && { reason }), opens },
        change: (midnight ?? minute).instant,
      };
    }
    last = minute;
  }
  return undefined;
}

const clockTime = fc
  .oneof(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 1439 }))
  .map((n) => `${String(Math.floor(n / 60)).padStart(2, "0")}:${String(n % 60).padStart(2, "0")}`);

/** Up to three stretches of a day; some of them touch. */
const stretches = fc
  .tuple(fc.uniqueArray(clockTime, { maxLength: 6 }), fc.boolean())
  .map(([times, touch]) => {
    const sorted = times.sort();
    const step = touch ? 1 : 2;
    return sorted.flatMap((opens, index) => {
      const closes = sorted[index + 1];
      return index % step === 0 && closes !== undefined ? [{ opens, closes }] : [];
    });
  });

/** Each day takes the hours of one of three groups, listed in any order. */
const anyHours = fc
  .record({
    groups: fc.tuple(stretches, stretches, stretches),
    groupOf: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 7, maxLength: 7 }),
  })
  .map(({ groups, groupOf }) =>
    groups.flatMap((group, index) => {
      const days = WEEK.filter((_, day) => groupOf[day] === index);
      return days.length ? group.map((stretch) => ({ days, ...stretch })) : [];
    }),
  )
  .chain((hours) => fc.shuffledSubarray(hours, { minLength: hours.length }));

const isoDay = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 1440 * MINUTE).toISOString().slice(0, 10);

const anyClosures = (from: string, days: number) =>
  fc.array(
    fc
      .record({
        first: fc.integer({ min: 0, max: days }),
        length: fc.integer({ min: 0, max: 3 }),
        reason: fc.constantFrom("Inventory", "Holiday"),
      })
      .map(({ first, length, reason }) => ({
        from: isoDay(from, first),
        to: isoDay(from, first + length),
        reason,
      })),
    { maxLength: 3 },
  );

/** Time zones, and a date some days before their clock changes. */
const changes: [zone: string, what: string, from: string][] = [
  ["America/Chicago", "goes forward on 2026-03-08", "2026-03-05"],
  ["America/Chicago", "goes back on 2026-11-01", "2026-10-29"],
  ["America/Chicago", "goes forward on 2027-03-14", "2027-03-11"],
  ["Australia/Lord_Howe", "goes back by half an hour on 2026-04-05", "2026-04-02"],
  ["Australia/Lord_Howe", "goes forward by half an hour on 2026-10-04", "2026-10-01"],
  ["Africa/Cairo", "goes forward at midnight on 2026-04-24", "2026-04-21"],
  ["Africa/Cairo", "goes back at midnight on 2026-10-30", "2026-10-26"],
  ["Pacific/Kiritimati", "never changes", "2026-12-28"],
];
const DAYS_WATCHED = 10;
const SLOW_MACHINE = 30_000;

describe.each(changes)("in %s, where the clock %s", (timeZone, _, from) => {
  const minutes = watchClock(timeZone, from, DAYS_WATCHED);
  const anySchedule = fc.record({
    timeZone: fc.constant(timeZone),
    hours: anyHours,
    closures: anyClosures(from, DAYS_WATCHED),
  });
  // The first day is only watched, so that the notes know the latest time shown.
  const anyNow = fc.integer({ min: 1440 * MINUTE, max: 7 * 1440 * MINUTE - 1 });
  const start = Date.parse(`${from}T00:00Z`);

  test("any schedule at any moment is as a walk from minute to minute finds it", {
    timeout: SLOW_MACHINE,
  }, () => {
    fc.assert(
      fc.property(anySchedule, anyNow, (schedule, sinceStart) => {
        const now = new Date(start + sinceStart);
        const state = openState(now, schedule);
        const found = walk(minutes, Math.floor(sinceStart / MINUTE), schedule);
        if (found) {
          expect(state).toEqual(found.state);
          expect(nextChange(now, schedule)?.getTime()).toBe(found.change);
        } else {
          const opens = state.open ? "now" : (state.opens?.date ?? "never");
          expect(opens).not.toBe("now");
          expect(opens >= isoDay(from, DAYS_WATCHED - 1)).toBe(true);
        }
      }),
      { numRuns: 600 },
    );
  });

  test("what is said holds until the next change, and then something else is said", {
    timeout: SLOW_MACHINE,
  }, () => {
    fc.assert(
      fc.property(anySchedule, anyNow, fc.double({ min: 0, max: 1, noNaN: true }), (...drawn) => {
        const [schedule, sinceStart, share] = drawn;
        let now = start + sinceStart;
        let said: OpenState = openState(new Date(now), schedule);
        for (let step = 0; step < 12; step++) {
          const change = nextChange(new Date(now), schedule)?.getTime();
          if (change === undefined) return;
          expect(change).toBeGreaterThan(now);
          const between = Math.floor(now + share * (change - 1 - now));
          expect(openState(new Date(between), schedule)).toEqual(said);
          expect(openState(new Date(change - 1), schedule)).toEqual(said);
          const next = openState(new Date(change), schedule);
          expect(next).not.toEqual(said);
          [now, said] = [change, next];
        }
      }),
      { numRuns: 60 },
    );
  });
});
