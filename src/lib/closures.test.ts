import { expect, test } from "vitest";
import { datedClosures } from "./closures.ts";

test("closures are listed by date, with their first and last day", () => {
  const newYear = { from: "2027-01-01", to: "2027-01-01", reason: "New Year's Day" };
  const thanksgiving = { from: "2026-11-26", to: "2026-11-28", reason: "Thanksgiving" };
  expect(datedClosures([newYear, thanksgiving])).toEqual([
    { ...thanksgiving, days: "Nov 26\u2009–\u200928" },
    { ...newYear, days: "Jan 1" },
  ]);
});
