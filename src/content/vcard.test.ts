import ICAL from "ical.js";
import { expect, test } from "vitest";
import { sample } from "../../tests/support/sample-texts.ts";
import { vCard } from "./vcard.ts";

const { business } = sample;

test("the card says whose it is and how to reach them, in lines of at most 75 octets", () => {
  expect(vCard(business, "Business hours")).toBe(
    [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Hub City IT;;;;",
      "FN:Hub City IT",
      "ORG:Hub City IT",
      "TEL;TYPE=WORK,VOICE:+18065550142",
      "EMAIL;TYPE=INTERNET,WORK:hello@hubcityit.example",
      "ADR;TYPE=WORK:;;;Lubbock;Texas;;",
      "URL:https://hubcityit.example/",
      String.raw`NOTE:Local IT help for homes and small offices.\nBusiness hours: https://hu`,
      " bcityit.example/contact",
      "END:VCARD\r\n",
    ].join("\r\n"),
  );
});

test("an importer reads any name and text as it is written", () => {
  const name = "Nuñez; Ortiz, Sons \\ 電腦";
  const text = vCard({ ...business, name, tagline: "ñ電; \\n".repeat(60) }, "Hours");
  const card = new ICAL.Component(ICAL.parse(text));
  const read = (property: string) => card.getFirstProperty(property)?.getFirstValue();
  expect([read("n"), read("fn"), read("org")]).toEqual([[name, "", "", "", ""], name, name]);
  expect(read("note")).toMatch(/^(ñ電; \\n){60}\nHours: https:/);
});
