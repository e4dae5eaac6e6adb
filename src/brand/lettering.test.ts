import { expect, test } from "vitest";
import { setLine, setParagraph } from "./lettering.ts";

test("a line is as wide as its letters, with kerning, and the spacing after each letter", () => {
  // u is 605 of 1000 units wide in National Park 700; "To" is kerned, "uu" is not.
  expect(setLine("u").width).toBe(0.605);
  expect(setLine("uu").width).toBe(1.21);
  expect(setLine("To").width).toBeLessThan(setLine("T").width + setLine("o").width);
  expect(setLine("uu", -0.02).width).toBeCloseTo(1.17);
});

test("a paragraph breaks between words into lines about equally long", () => {
  const glyphs = setParagraph("one two three four nine ten", { width: 9, spacing: 0 }).map(
    (line) => line.glyphs.length,
  );
  // 27 characters without the space at the break: "one two three" and "four nine ten".
  expect(glyphs).toEqual([13, 13]);
});
