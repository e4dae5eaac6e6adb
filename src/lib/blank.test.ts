import { expect, test } from "vitest";
import { isBlank } from "./blank.ts";

test.each([
  ["nothing", ""],
  ["white space", " \t\r\n\u00a0\u3000"],
  ["invisible characters", "\u200b\u2800\u3164\u00ad\u200d\u2060\ufeff\u{e0041}\u0007"],
])("%s alone is no text", (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(`${text}a`)).toBe(false);
});
