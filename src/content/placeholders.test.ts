import { expect, test } from "vitest";
import { fillPlaceholders } from "./placeholders.ts";

const values = new Map([["business.name", "Hub City IT"]]);

test("names in braces are replaced wherever they stand", () => {
  const text = "Call {business.name}, or {business.name}";
  expect(fillPlaceholders({ list: [{ text }], count: 3, none: null }, values)).toEqual({
    list: [{ text: "Call Hub City IT, or Hub City IT" }],
    count: 3,
    none: null,
  });
});

test("a name that has no value is left as it stands", () => {
  expect(fillPlaceholders("{business.nmae}", values)).toBe("{business.nmae}");
});

test("{count} is kept for the page", () => {
  expect(fillPlaceholders("{count} fields", values)).toBe("{count} fields");
});
