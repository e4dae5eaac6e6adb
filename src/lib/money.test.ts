import { expect, test } from "vitest";
import { formatDollars } from "./money.ts";

test("whole dollars are written without cents", () => {
  expect(formatDollars(60)).toBe("$60");
});

test("thousands are separated by a comma", () => {
  expect(formatDollars(1250)).toBe("$1,250");
});
