import { expect, test } from "vitest";
import { contactsInText, linkContacts } from "./contacts-in-text.ts";

const phone = '<span class="keep-together"><a href="tel:+18065550142">(806) 555-0142</a>.</span>';

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

const link = '<a href="mailto:hi@it.example">hi@<wbr>it.example</a>';
const together = (html: string) => `<span class="keep-together">${html}</span>`;
test.each([
  ["<p>Call (806) 555-0142.</p>", `<p>Call ${phone}</p>`],
  [`<p>${link.replace("<wbr>", "")}.</p>`, `<p>${together(`${link}.`)}</p>`],
  ["<p>&#x22;hi@it.example&#x22; here</p>", `<p>&#x22;${together(link)}&#x22; here</p>`],
  ["<p>Your e-mail</p>", `<p>Your ${together("e-mail")}</p>`],
  ['<p><a href="/contact">Call (806) 555-0142</a></p>'],
  ['<h2 id="call">Call\n(806) 555-0142</h2>'],
  ["<pre><code>hi@it.example</code></pre>"],
  ['<img alt="hi@it.example">'],
])(
  "in HTML, contacts become links, except in links, headings, code and attributes: %s",
  (html, linked = html) => {
    expect(linkContacts(html)).toBe(linked);
  },
);
