import { expect, test } from "vitest";
import { siteDate } from "./site-date.ts";

test("a given time of the source decides the day, to the second and in UTC", () => {
  // date -u -d @1735689599 is 2024-12-31 23:59:59.
  expect(siteDate({ SOURCE_DATE_EPOCH: "1735689599" })).toEqual(new Date("2024-12-31T23:59:59Z"));
});

test("otherwise it is the day of a commit, or today", () => {
  const day = siteDate({});
  expect(day.getUTCFullYear()).toBeGreaterThanOrEqual(2025);
  expect(day.getTime()).toBeLessThanOrEqual(Date.now());
});
