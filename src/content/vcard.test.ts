import ICAL from "ical.js";
import { expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { readContent } from "./read.ts";
import { vCard } from "./vcard.ts";

const { business, shared } = readContent(sampleContent);
const card = vCard(business, "Business hours", shared);

/** The properties of a card, each as [types in lower case, value]. */
function parse(text: string) {
  const properties = new ICAL.Component(ICAL.parse(text)).getAllProperties();
  return Object.fromEntries(
    properties.map((each) => {
      const types = [each.getParameter("type") ?? []].flat();
      return [each.name, [types.map((type) => type.toLowerCase()), each.getFirstValue()]];
    }),
  );
}

test("an importer reads whose card it is and how to reach them", () => {
  expect(parse(card)).toEqual({
    version: [[], "3.0"],
    n: [[], ["Hub City IT", "", "", "", ""]],
    fn: [[], "Hub City IT"],
    org: [[], "Hub City IT"],
    tel: [["work", "voice"], "+18065550142"],
    email: [["internet", "work"], "hello@hubcityit.example"],
    adr: [["work"], ["", "", "", "Lubbock", "Texas", "", ""]],
    url: [[], "https://hubcityit.example/"],
    note: [
      [],
      "Local IT help for homes and small offices.\nBusiness hours:\nMon-Fri 3PM-7PM\nSat 10AM-4PM\nSun Closed",
    ],
  });
});

test("separators and line breaks are escaped, in names too", () => {
  const name = "Nuñez; Ortiz, Sons \\ 電腦 ".repeat(5).trim();
  const text = vCard({ ...business, name, tagline: "a\r\nb\rc\nd; \\n" }, "Hours", shared);
  const escaped = String.raw`Nuñez\; Ortiz\, Sons \\ 電腦 `.repeat(5).trim();
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toContain(`N:${escaped};;;;`);
  expect(lines).toContain(`FN:${escaped}`);
  expect(lines).toContain(`ORG:${escaped}`);
  expect(text).toContain(String.raw`NOTE:a\nb\nc\nd\; \\n\nHours:\n`);
  const { n, org } = parse(text);
  expect([n?.[1], org?.[1]]).toEqual([[name, "", "", "", ""], name]);
});

test("lines are folded between characters at 75 octets and end with CRLF", () => {
  const text = vCard(
    { ...business, name: "ñ".repeat(36), tagline: "ñ電".repeat(60) },
    "Hours",
    shared,
  );
  expect(text).toContain(`\r\nFN:${"ñ".repeat(36)}\r\n`);
  const lines = text.split("\r\n");
  expect(lines.some((line) => line.includes("\n"))).toBe(false);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(text).not.toContain("\uFFFD");
});
