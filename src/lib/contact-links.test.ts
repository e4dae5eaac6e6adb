import { expect, test } from "vitest";
import { emailSubjectHref } from "./contact-links.ts";
import { askAboutHref } from "./routes.ts";

test("what a link has from a text is encoded, so that no character ends it", () => {
  expect(askAboutHref("wi-fi", "a&b")).toBe("/contact?service=wi-fi&about=a%26b#message");
  expect(emailSubjectHref("hello@hubcityit.example", "A&B #1?")).toBe(
    "mailto:hello@hubcityit.example?subject=A%26B%20%231%3F",
  );
});
