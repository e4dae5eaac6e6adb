import { expect, test } from "vitest";
import { contactsInText } from "./contacts-in-text.ts";

test("a text is divided at a phone number, and the signs after the number stay with it", () => {
  expect(contactsInText("Or call (806) 555-0142. It works.")).toEqual([
    { text: "Or call ", at: 0 },
    { text: "(806) 555-0142", href: "tel:+18065550142", before: "", after: ".", at: 8 },
    { text: " It works.", at: 23 },
  ]);
});

test.each([
  ["Write to a.b+c@hub-city.example, or", ["Write to ", "a.b+c@hub-city.example,", " or"]],
  ["Ask o'neil@it.example.com!", ["Ask ", "o'neil@it.example.com!"]],
  ["Us (hello@it.example), or", ["Us ", "(hello@it.example),", " or"]],
  ["((806) 555-0142). Ask", ["((806) 555-0142).", " Ask"]],
  ["(806) 555-0142/hello@it.example", ["(806) 555-0142/", "hello@it.example"]],
  ["Fast Wi-Fi, here", ["Fast ", "Wi-Fi,", " here"]],
  ["Use an @ in 2026 (10) 3-4.", ["Use an @ in 2026 (10) 3-4."]],
  ["", []],
])("%s is divided into %j", (text, parts) => {
  const found = contactsInText(text);
  expect(found.map(({ before = "", text, after = "" }) => before + text + after)).toEqual(parts);
  for (const { text, href } of found) {
    if (href) expect(href).toBe(text.includes("@") ? `mailto:${text}` : "tel:+18065550142");
  }
});

test.each(["a", "a.", "'a", "("])("a long word of %j is searched at once", (part) => {
  const start = performance.now();
  expect(contactsInText(part.repeat(100_000))).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(2000);
});
