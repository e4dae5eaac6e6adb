import { expect, test } from "vitest";
import { formatDate } from "./dates.ts";

test("a date is formatted the same in every time zone", () => {
  expect(formatDate("2025-01-08")).toBe("January 8, 2025");
});
