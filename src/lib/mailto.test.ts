import fc from "fast-check";
import { expect, test } from "vitest";
import { fitToMailApp, type MailDraft, mailtoUrl, textMessageUrl, webmailLinks } from "./mailto.ts";

const NOTE = "\r\n[cut]";

const draft: MailDraft = {
  to: "hello@hubcityit.example",
  subject: "Help",
  body: "The screen is dark",
};

/** RFC 6068, section 2: unreserved, percent-encoded, and of the delimiters only these. */
const ALLOWED =
  /^mailto:(?:[\w.~!$'()*+,:@-]|%[0-9A-F]{2})*\?subject=(?:[\w.~!$'()*+,;:@-]|%[0-9A-F]{2})*&body=(?:[\w.~!$'()*+,;:@-]|%[0-9A-F]{2})*$/;

/** Reads a mailto URL as a mail app does: "+" is a plus. Throws on malformed UTF-8. */
function decode(url: string): MailDraft {
  expect(url).toMatch(ALLOWED);
  const [, to = "", subject = "", body = ""] =
    /^mailto:(.*)\?subject=(.*)&body=(.*)$/.exec(url)?.map(decodeURIComponent) ?? [];
  return { to, subject, body };
}

/** The form in which a text must arrive. */
const arrived = (text: string) => text.toWellFormed().replaceAll(/\r\n|\r|\n/g, "\r\n");

const unit = fc.oneof(
  fc.constantFrom(..."%:/?#[]@!$&'()*+,;=\"<>\\^`{|}~ -_.\0\x7f\r\n\u0085\u2028\ufeff", "\r\n"),
  fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);
const anyText = fc.string({ unit, size: "medium" });

test("a subject that is too long by itself throws", () => {
  const rest = mailtoUrl({ ...draft, subject: "", body: NOTE }).length;
  const subject = "x".repeat(1600 - rest);
  expect(fitToMailApp({ ...draft, subject }, NOTE).draft.body).toBe(NOTE);
  expect(() => fitToMailApp({ ...draft, subject: `${subject}x` }, NOTE)).toThrow(
    new RangeError("The subject and the note alone exceed 1600 characters"),
  );
});

test("any text arrives complete, or its longest start that fits with the note", () => {
  const longText = fc
    .tuple(fc.string({ unit, minLength: 1 }), fc.nat(20_000))
    .map(([text, length]) => text.padStart(length, text));
  fc.assert(
    fc.property(fc.oneof(anyText, longText), (body) => {
      const all = arrived(body);
      const whole = mailtoUrl({ ...draft, subject: body, body });
      expect(decode(whole)).toEqual({ ...draft, subject: all, body: all });
      const { url, complete } = fitToMailApp({ ...draft, body }, NOTE);
      expect(url.length).toBeLessThanOrEqual(1600);
      expect(complete).toBe(mailtoUrl({ ...draft, body }).length <= 1600);
      const read = decode(url).body;
      if (complete) {
        expect(read).toBe(all);
        return;
      }
      expect(read.endsWith(NOTE)).toBe(true);
      const start = read.slice(0, -NOTE.length);
      expect(all.startsWith(start)).toBe(true);
      const [next] = /\r\n|[\s\S]/u.exec(all.slice(start.length)) ?? [];
      const longer = mailtoUrl({ ...draft, body: start + next + NOTE });
      expect(longer.length).toBeGreaterThan(1600);
    }),
    { numRuns: 200 },
  );
});

test("webmailLinks opens each compose window with address, subject and body", () => {
  const query = "subject=1%20%26%202&body=%C3%A9%0D%0A%23%EF%BF%BD";
  expect(webmailLinks({ to: "a+b@c.example", subject: "1 & 2", body: "é\n#\ud83d" })).toEqual({
    gmail: `https://mail.google.com/mail/?view=cm&fs=1&to=a%2Bb%40c.example&${query.replace("subject", "su")}`,
    outlook: `https://outlook.live.com/mail/0/deeplink/compose?to=a%2Bb%40c.example&${query}`,
    outlookWork: `https://outlook.cloud.microsoft/mail/deeplink/compose?to=a%2Bb%40c.example&${query}`,
    yahoo: `https://compose.mail.yahoo.com/?to=a%2Bb%40c.example&${query}`,
  });
});

test("a text message has the number and the body in the form that iOS and Android take", () => {
  expect(textMessageUrl({ ...draft, body: "1+1 & é\nText: \ud83d" }, "(806) 555-0142")).toBe(
    "sms:+18065550142?&body=1%2B1%20%26%20%C3%A9%0AText%3A%20%EF%BF%BD",
  );
});

test("a long text message is cut between two characters to 600", () => {
  const url = textMessageUrl({ ...draft, body: "é💻 ".repeat(200) }, "(806) 555-0142");
  const body = decodeURIComponent(url.replace(/.*body=/, ""));
  expect(body).toMatch(/^(é💻 )+(é💻?)?…$/u);
  expect(body.length).toBeGreaterThan(590);
  expect(body.length).toBeLessThanOrEqual(600);
});
