import { expect, test, vi } from "vitest";
import { longestStart } from "./shorten.ts";

const lengthOf = (character: string) => character.length;

test.each(["👨‍👩‍👧‍👦", "🇺🇸", "\r\n"])("a text is never cut inside %j", (grapheme) => {
  const fits = 20 * grapheme.length;
  for (const room of [fits, fits + 1, fits + grapheme.length - 1])
    expect(longestStart(grapheme.repeat(50), room, lengthOf)).toBe(grapheme.repeat(20));
});

test("of a letter with 20,000 marks, the part that fits is left", () => {
  expect(longestStart(`e${"\u0301".repeat(20_000)}`, 500, lengthOf)).toHaveLength(500);
});

test("without Intl.Segmenter, a text is cut between code points", () => {
  vi.stubGlobal("Intl", {});
  expect(longestStart("é😀".repeat(50), 11, lengthOf)).toBe("é😀é😀é😀é");
  vi.unstubAllGlobals();
});
