import { expect, test } from "vitest";
import { textMessageUrl } from "./text-message.ts";

const phone = "(806) 555-0142";
const draft = { to: "a@b.example", subject: "Help", body: "1+1 & é\nText: \ud83d" };
const long = { ...draft, body: "é👩‍💻 ".repeat(200) };
const bodyOf = (url: string) => decodeURIComponent(url.replace(/.*body=/, ""));

test("a text message has the number and the body in the form that iOS and Android take", () => {
  expect(textMessageUrl(draft, phone)).toBe(
    "sms:+18065550142?&body=1%2B1%20%26%20%C3%A9%0AText%3A%20%EF%BF%BD",
  );
});

test("a long text message is cut between two graphemes to 600 characters", () => {
  const body = bodyOf(textMessageUrl(long, phone));
  expect(body).toMatch(/^(é👩‍💻 )+(é(👩‍💻)?)?…$/u);
  expect(body.length).toBeGreaterThan(590);
  expect(body.length).toBeLessThanOrEqual(600);
});
