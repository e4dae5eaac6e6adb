import { describe, expect, test } from "vitest";
import { contactsInText, linkContacts } from "./contacts-in-text.ts";

const contacts = (text: string) =>
  contactsInText(text)
    .filter(({ href }) => href)
    .map(({ text, href }) => [text, href]);
const wholes = (text: string) =>
  contactsInText(text).map(({ before = "", text, after = "" }) => before + text + after);

const phone = '<span class="keep-together"><a href="tel:+18065550142">(806) 555-0142</a>.</span>';

describe("in a text", () => {
  test("a phone number is dialled, and the words around it stay", () => {
    expect(contactsInText("Or call (806) 555-0142. It works.")).toEqual([
      { text: "Or call ", at: 0 },
      { text: "(806) 555-0142", href: "tel:+18065550142", before: "", after: ".", at: 8 },
      { text: " It works.", at: 23 },
    ]);
  });

  test("an e-mail address is written to, without the signs around it", () => {
    expect(contacts("Write to a.b+c@hub-city.example, or o'neil@it.example.com!")).toEqual([
      ["a.b+c@hub-city.example", "mailto:a.b+c@hub-city.example"],
      ["o'neil@it.example.com", "mailto:o'neil@it.example.com"],
    ]);
  });

  test("the signs around a contact stay with it", () => {
    expect(wholes("Us (hello@it.example), or ((806) 555-0142). Ask.")).toEqual([
      "Us ",
      "(hello@it.example),",
      " or ",
      "((806) 555-0142).",
      " Ask.",
    ]);
    expect(contacts("((806) 555-0142)")).toEqual([["(806) 555-0142", "tel:+18065550142"]]);
  });

  test("two contacts side by side are both found", () => {
    expect(contacts("(806) 555-0142/hello@it.example")).toHaveLength(2);
  });

  test("a text without either is one part", () => {
    expect(contactsInText("Use an @ in 2026 (10) 3-4.")).toEqual([
      { text: "Use an @ in 2026 (10) 3-4.", at: 0 },
    ]);
    expect(contactsInText("")).toEqual([]);
  });
});

describe("in HTML", () => {
  test("a phone number becomes a link that keeps its full stop", () => {
    expect(linkContacts("<p>Call (806) 555-0142.</p>")).toBe(`<p>Call ${phone}</p>`);
  });

  test("a link that is there already stays the only one", () => {
    const link = '<a href="mailto:hi@it.example">hi@it.example</a>';
    expect(linkContacts(`<p>${link}.</p>`)).toBe(
      `<p><span class="keep-together">${link}.</span></p>`,
    );
    const other = '<p><a href="/contact">Call (806) 555-0142</a></p>';
    expect(linkContacts(other)).toBe(other);
  });

  test("headings, code and attributes stay as they are", () => {
    const html =
      '<h2 id="call">Call (806) 555-0142</h2><pre><code>hi@it.example</code></pre><img alt="hi@it.example">';
    expect(linkContacts(html)).toBe(html);
  });

  test("a sign written as an entity stays whole", () => {
    expect(linkContacts("<p>&#x22;hi@it.example&#x22; here</p>")).toContain("</span>&#x22; here");
  });
});
