import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactText } from "./ContactText.tsx";

const html = (text: string, links = true) =>
  renderToStaticMarkup(<ContactText links={links}>{text}</ContactText>).replaceAll("&#x27;", "'");

const phone = '<span class="unbroken">(806) 555-0142</span>';
const phoneLink = `<a href="tel:+18065550142">${phone}</a>`;

test.each([
  ["Or call (806) 555-0142. It works.", `Or call ${phoneLink}. It works.`],
  ["((806) 555-0142)/", `(${phoneLink})/`],
  [
    "A-B: a.b+c@hub-city.example.",
    `${unbroken("A-B")}: ${emailLink("a.b+c@", "hub-city.example")}.`,
  ],
  ["Ask o'neil@it.example.com!", `Ask ${emailLink("o'neil@", "it.example.com")}!`],
  ["Fast Wi-Fi, here", `Fast ${unbroken("Wi-Fi")}, here`],
  ["Use an @ in 2026 (10) 3-4.", "Use an @ in 2026 (10) 3-4."],
  ["", ""],
])(
  "%s has its contacts as links, and no break in a phone number or in a short word",
  (text, shown) => {
    expect(html(text)).toBe(shown);
  },
);

test("in a link, contacts are no links", () => {
  const email = "<span>hello@<wbr/>it.example</span>";
  expect(html("(806) 555-0142, hello@it.example", false)).toBe(`${phone}, ${email}`);
});

test.each(["a", "a.", "'a", "("])("a long word of %j is searched at once", (part) => {
  const start = performance.now();
  expect(html(part.repeat(100_000))).not.toContain("<");
  expect(performance.now() - start).toBeLessThan(2000);
});

function unbroken(word: string): string {
  return `<span class="unbroken">${word}</span>`;
}

function emailLink(user: string, host: string): string {
  return `<a href="mailto:${user}${host}"><span>${user}<wbr/>${host}</span></a>`;
}
