import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { readContent } from "../content/read.ts";
import { vCard } from "./vcard.ts";

const { business } = readContent(sampleContent);

/** The card as ical.js reads it. */
function parse(card: string) {
  const read = new ICAL.Component(ICAL.parse(card));
  return (name: string) => read.getFirstPropertyValue(name);
}

describe("the contact card", () => {
  test("says who the business is and how to reach it, as another parser reads it", () => {
    const value = parse(vCard(business, "Business hours"));
    expect(value("version")).toBe("4.0");
    expect(value("kind")).toBe("org");
    expect(value("fn")).toBe("Hub City IT");
    expect(value("org")).toBe("Hub City IT");
    expect(value("tel")).toBe("tel:+18065550142");
    expect(value("email")).toBe("hello@hubcityit.example");
    expect(value("adr")).toEqual(["", "", "", "Lubbock", "Texas", "", ""]);
    expect(value("geo")).toBe("geo:33.57786,-101.85517");
    expect(value("url")).toBe("https://hubcityit.example/");
    expect(value("note")).toBe(
      "Local IT help for homes and small offices.\nBusiness hours: Mon-Fri 3PM-7PM, Sat 10AM-4PM",
    );
  });

  test("keeps apart hours that are divided over the week", () => {
    const hours: typeof business.hours = [
      { days: ["Mon", "Wed"], opens: "06:30", closes: "10:15" },
      { days: ["Sat"], opens: "10:00", closes: "16:00" },
    ];
    const value = parse(vCard({ ...business, hours }, "Business hours"));
    expect(value("note")).toContain("Business hours: Mon, Wed 6:30AM-10:15AM; Sat 10AM-4PM");
  });

  test("keeps names with commas, semicolons, backslashes and other scripts whole", () => {
    const name = "Nuñez; Ortiz, Sons \\ 電腦 ".repeat(5).trim();
    const value = parse(vCard({ ...business, name }, "Hours"));
    expect(value("fn")).toBe(name);
    expect(String(value("org"))).toBe(name);
  });

  test("ends each line with CRLF, and folds those of more than 75 octets between characters", () => {
    const card = vCard({ ...business, tagline: "ñ電".repeat(60) }, "Hours");
    expect(card.endsWith("END:VCARD\r\n")).toBe(true);
    const lines = card.split("\r\n");
    expect(lines.some((line) => line.includes("\n"))).toBe(false);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(card).not.toContain("\uFFFD");
  });
});
