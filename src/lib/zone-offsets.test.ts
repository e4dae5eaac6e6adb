import { expect, test } from "vitest";
import { HOUR } from "./hours.ts";
import { zoneOffsets } from "./zone-offsets.ts";

test.each<[zone: string, offsets: [from: string, hours: number][]]>([
  [
    "America/Chicago",
    [
      ["1970-01-01T00:00Z", -6],
      ["2027-03-14T08:00Z", -5],
      ["2027-11-07T07:00Z", -6],
      ["2028-03-12T08:00Z", -5],
      ["2028-11-05T07:00Z", -6],
    ],
  ],
  [
    "Australia/Lord_Howe",
    [
      ["1970-01-01T00:00Z", 11],
      ["2027-04-03T15:00Z", 10.5],
      ["2027-10-02T15:30Z", 11],
      ["2028-04-01T15:00Z", 10.5],
      ["2028-09-30T15:30Z", 11],
    ],
  ],
  ["America/Phoenix", [["1970-01-01T00:00Z", -7]]],
])("the offsets of %s change at these minutes in two years", (zone, offsets) => {
  const from = Date.parse("2026-11-21T17:20:41Z");
  expect(zoneOffsets(zone, from)).toEqual(
    offsets.map(([instant, hours]) => [Date.parse(instant) / HOUR, hours]),
  );
});

test("an unknown time zone throws a RangeError", () => {
  expect(() => zoneOffsets("Texas", 0)).toThrow(RangeError);
});
