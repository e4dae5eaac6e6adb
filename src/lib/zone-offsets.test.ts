import { expect, test } from "vitest";
import { HOUR } from "./hours.ts";
import { zoneOffsets } from "./zone-offsets.ts";

// hours.test.ts compares the offsets of other zones with Intl, minute by minute.
test("the offsets of a zone change at these instants in two years", () => {
  const offsets = zoneOffsets("America/Chicago", Date.parse("2026-11-21T17:20:41Z"));
  expect(offsets.map(([from, offset]) => [new Date(from * HOUR).toISOString(), offset])).toEqual([
    ["1970-01-01T00:00:00.000Z", -6],
    ["2027-03-14T08:00:00.000Z", -5],
    ["2027-11-07T07:00:00.000Z", -6],
    ["2028-03-12T08:00:00.000Z", -5],
    ["2028-11-05T07:00:00.000Z", -6],
  ]);
});
