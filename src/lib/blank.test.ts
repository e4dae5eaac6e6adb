import { expect, test } from "vitest";
import { isBlank } from "./blank.ts";

test.each([
  ...["", " \t\r\n", "\u00a0\u3000", "\u200b", "\u200d", "\u2800", "\u3164", "\u00ad", "\0\ufeff"],
])("%j is blank", (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(["a", ".", "👩‍💻", "\u0301", "\u200b1\u200b", "你", "\ud83d"])("%j is not", (text) => {
  expect(isBlank(text)).toBe(false);
});
