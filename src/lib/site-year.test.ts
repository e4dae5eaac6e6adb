import { expect, test } from "vitest";
import { siteYear } from "./site-year.ts";

test("a given time of the source decides the year, to the second and in UTC", () => {
  // date -u -d @1735689599 is 2024-12-31 23:59:59.
  expect(siteYear({ SOURCE_DATE_EPOCH: "1735689599" })).toBe(2024);
  expect(siteYear({ SOURCE_DATE_EPOCH: "1735689600" })).toBe(2025);
});

test("otherwise it is the year of a commit, or today's", () => {
  const year = siteYear({});
  expect(year).toBeGreaterThanOrEqual(2025);
  expect(year).toBeLessThanOrEqual(new Date().getFullYear());
});
