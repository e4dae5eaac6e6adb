import { expect, test } from "vitest";
import { formatDate } from "./dates.ts";

test.each([
  ["2025-01-08", "January 8, 2025"],
  ["2024-02-29", "February 29, 2024"],
  ["2026-12-31", "December 31, 2026"],
])("%s is read as %s, wherever it is built", (date, words) => {
  expect(formatDate(date)).toBe(words);
});
