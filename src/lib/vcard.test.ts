import ICAL from "ical.js";
import { expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { readContent } from "../content/read.ts";
import { vCard } from "./vcard.ts";

const { business } = readContent(sampleContent);

test("the card says who the business is and how to reach it", () => {
  expect(vCard(business, "Business hours").replaceAll("\r\n ", "").split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    "FN:Hub City IT",
    "ORG:Hub City IT",
    'TEL;VALUE=uri;TYPE="voice,work":tel:+18065550142',
    "EMAIL;TYPE=work:hello@hubcityit.example",
    "ADR;TYPE=work:;;;Lubbock;Texas;;",
    "GEO:geo:33.57786,-101.85517",
    "TZ:America/Chicago",
    "URL:https://hubcityit.example/",
    String.raw`NOTE:Local IT help for homes and small offices.\nBusiness hours: Mon-Fri 3PM-7PM\, Sat 10AM-4PM`,
    "END:VCARD",
    "",
  ]);
});

test("another parser reads separators, line breaks and other scripts as they were written", () => {
  const name = "Nuñez; Ortiz, Sons \\ 電腦 ".repeat(5).trim();
  const card = vCard({ ...business, name, tagline: "a\r\nb\rc\nd" }, "Hours");
  const read = new ICAL.Component(ICAL.parse(card));
  const value = (property: string) => String(read.getFirstPropertyValue(property));
  expect(value("fn")).toBe(name);
  expect(value("org")).toBe(name);
  expect(value("note")).toMatch(/^a\nb\nc\nd\nHours: /);
});

test("lines are folded between characters at 75 octets and end with CRLF", () => {
  const card = vCard({ ...business, name: "ñ".repeat(36), tagline: "ñ電".repeat(60) }, "Hours");
  expect(card).toContain(`\r\nFN:${"ñ".repeat(36)}\r\n`);
  const lines = card.split("\r\n");
  expect(lines.some((line) => line.includes("\n"))).toBe(false);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(card).not.toContain("\uFFFD");
});
