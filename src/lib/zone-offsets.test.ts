import { expect, test } from "vitest";
import { HOUR, localTime } from "./hours.ts";
import { instantOf, zoneOffsets } from "./zone-offsets.ts";

const chicago = zoneOffsets("America/Chicago", Date.parse("2026-01-01"));
const timeAt = (instant: string) => localTime(new Date(instant), chicago)?.toISOString();

test("the local time is that of the clock, which goes back at the end of DST", () => {
  expect(timeAt("2026-11-01T01:59-05:00")).toBe("2026-11-01T01:59:00.000Z");
  expect(timeAt("2026-11-01T01:00-06:00")).toBe("2026-11-01T01:00:00.000Z");
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
