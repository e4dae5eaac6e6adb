import { expect, test } from "vitest";
import { comingClosures } from "./closures.ts";

const newYear = { from: "2027-01-01", to: "2027-01-01", reason: "New Year's Day" };
const thanksgiving = { from: "2026-11-26", to: "2026-11-28", reason: "Thanksgiving" };
const holidays = { from: "2026-12-30", to: "2027-01-02", reason: "the holidays" };

const on = (time: string, ...closures: (typeof newYear)[]) =>
  comingClosures(closures, new Date(time)).map(
    ({ days, reason }) => `${days.replace(/\u2009/g, " ")}: ${reason}`,
  );

test("closures are listed by date, with their first and last day", () => {
  expect(on("2026-11-21T12:00:00Z", newYear, holidays, thanksgiving)).toEqual([
    "Nov 26 – 28: Thanksgiving",
    "Dec 30, 2026 – Jan 2, 2027: the holidays",
    "Jan 1: New Year's Day",
  ]);
});

test("the year is written from 300 days ahead", () => {
  expect(on("2026-03-07T00:00:00Z", newYear)).toEqual(["Jan 1, 2027: New Year's Day"]);
  expect(on("2026-03-07T00:00:01Z", newYear)).toEqual(["Jan 1: New Year's Day"]);
});

test("a closure remains to the end of its last day", () => {
  expect(on("2026-11-28T23:59:59Z", thanksgiving)).toHaveLength(1);
  expect(on("2026-11-29T00:00:00Z", thanksgiving)).toEqual([]);
});
