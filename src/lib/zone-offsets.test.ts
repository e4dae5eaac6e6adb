import { expect, test } from "vitest";
import { DAY, HOUR, localTime, openState } from "./hours.ts";
import { instantOf, zoneOffsets } from "./zone-offsets.ts";

const chicago = zoneOffsets("America/Chicago", Date.parse("2026-01-01"));
const nextMinute = (time: string) => new Date(Date.parse(`${time}Z`) + 6e4).toISOString();
const timeAt = (instant: string) => localTime(new Date(instant), chicago)?.toISOString();

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
])("in %s from %s, the local time is the latest that a clock has shown", (timeZone, from) => {
  const offsets = zoneOffsets(timeZone, Date.parse(from));
  const clock = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  let latest = "";
  for (let minute = 0; minute < (8 * DAY) / 6e4; minute++) {
    const now = new Date(Date.parse(from) + minute * 6e4);
    const shown = clock.format(now).replace(" ", "T");
    if (shown > latest) latest = shown;
    const local = localTime(now, offsets)?.toISOString();
    // The clock goes back at a full hour, which is a minute after the latest time that it has shown.
    if (local?.slice(0, 16) !== latest) expect([now, local]).toEqual([now, nextMinute(latest)]);
  }
});

test("what has closed stays closed while the clock shows the same hour again", () => {
  const bar = { days: ["Sat"] as const, opens: "18:00", closes: "01:30" };
  const isOpen = (instant: string) => {
    const local = localTime(new Date(instant), chicago) ?? new Date(Number.NaN);
    return openState(local, { hours: [bar], closures: [] }).open;
  };
  expect(isOpen("2026-11-01T01:29-05:00")).toBe(true);
  expect(isOpen("2026-11-01T01:30-05:00")).toBe(false);
  expect(isOpen("2026-11-01T01:15-06:00")).toBe(false);
});

test("in summer, too, it is right for ten years, and not known before and after", () => {
  for (const year of [2026, 2029, 2035])
    expect(timeAt(`${year}-07-02T15:30-05:00`)).toBe(`${year}-07-02T15:30:00.000Z`);
  expect(timeAt("2025-12-31T23:59Z")).toBeUndefined();
  expect(timeAt("2026-01-01T00:00Z")).toBe("2025-12-31T18:00:00.000Z");
  expect(timeAt("2035-12-31T23:59Z")).toBe("2035-12-31T17:59:00.000Z");
  expect(timeAt("2036-01-02T00:00Z")).toBeUndefined();
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

test.each([
  ["2026-10-31", "2026-10-31T00:00-05:00"],
  ["2026-11-01", "2026-11-01T00:00-05:00"],
  ["2026-11-02", "2026-11-02T00:00-06:00"],
])("in Chicago %s begins at %s", (date, start) => {
  expect(instantOf(Date.parse(date), "America/Chicago")).toBe(Date.parse(start));
});
