import { expect, test } from "vitest";
import { cssString } from "./css-string.ts";

test("a text can end neither the string nor the style element", () => {
  expect(cssString('A "b" </style>\\\n')).toBe('"A \\22 b\\22  \\3c /style>\\5c \\a "');
});
