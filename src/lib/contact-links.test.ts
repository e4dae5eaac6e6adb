import { expect, test } from "vitest";
import { emailHref, phoneHref } from "./contact-links.ts";

test("a phone link carries the country code and digits alone", () => {
  expect(phoneHref("(806) 555-0142")).toBe("tel:+18065550142");
});

test("an e-mail link carries the bare address", () => {
  expect(emailHref("hello@hubcityit.example")).toBe("mailto:hello@hubcityit.example");
});
