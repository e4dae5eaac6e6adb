import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fitToMailApp,
  MAX_SAFE_URL_LENGTH,
  type MailDraft,
  mailtoUrl,
  webmailLinks,
} from "./mailto.ts";

const SLOW_MACHINE = 60_000;
const NOTE = "\r\n[cut]";

const draft: MailDraft = {
  to: "hello@hubcityit.example",
  subject: "Hub City IT: Contact Form Submission",
  body: "Name: Ana Núñez\nMessage: 100 % + & =?",
};

/** Reads a mailto URL by RFC 6068, section 2: strict UTF-8, "+" is a plus, names once each. */
function decode(url: string): MailDraft {
  const [address = "", query = "", ...rest] = url.slice("mailto:".length).split("?");
  expect(rest).toEqual([]);
  const fields = query.split("&").map((field) => field.split("=").map(percentDecode));
  expect(fields.map(([name]) => name)).toEqual(["subject", "body"]);
  expect(fields.map(({ length }) => length)).toEqual([2, 2]);
  const [subject = "", body = ""] = fields.map(([, value]) => value);
  return { to: percentDecode(address), subject, body };
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function percentDecode(text: string): string {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = /^%[0-9A-F]{2}$/.test(text.slice(index, index + 3));
    bytes[length] = code
      ? Number.parseInt(text.slice(index + 1, index + 3), 16)
      : text.charCodeAt(index);
    if (code) index += 2;
    length += 1;
  }
  return utf8.decode(bytes.subarray(0, length));
}

/** RFC 6068: unreserved, percent-encoded, and of the delimiters only these. */
const ALLOWED =
  /^mailto:(?:[\w.~!$'()*+,:@-]|%[0-9A-F]{2})*\?subject=(?:[\w.~!$'()*+,;:@-]|%[0-9A-F]{2})*&body=(?:[\w.~!$'()*+,;:@-]|%[0-9A-F]{2})*$/;

/** What a text must arrive as, told character by character. */
function arrived(text: string): string {
  let result = "";
  const units = [...text]; // A lone surrogate is an element of its own.
  for (const [index, char] of units.entries()) {
    if (char === "\n" && units[index - 1] === "\r") continue;
    if (char === "\n" || char === "\r") result += "\r\n";
    else if (char >= "\ud800" && char <= "\udfff" && char.length === 1) result += "\ufffd";
    else result += char;
  }
  return result;
}

const reserved = [..."%:/?#[]@!$&'()*+,;=\"<>\\^`{|}~ -_."];
const controls = Array.from({ length: 33 }, (_, code) =>
  String.fromCharCode(code === 32 ? 127 : code),
);
const unit = fc.oneof(
  fc.constantFrom(...reserved),
  fc.constantFrom(...controls),
  fc.constantFrom("\r", "\n", "\r\n", "\u0085", "\u2028", "\u2029", "\ufeff", "%0A", "%", "&body="),
  fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);
const anyText = fc.oneof(
  fc.string({ unit, size: "medium" }),
  fc.string({ unit: "binary", size: "medium" }),
  fc.string({ unit: "grapheme", size: "medium" }),
);

/** Texts too long for a mail app, of up to 20,000 characters: each tenth is that long. */
const longText = fc
  .tuple(
    fc.string({ unit, minLength: 1 }),
    fc.oneof(
      { weight: 7, arbitrary: fc.integer({ min: 1_600, max: 2_000 }) },
      { weight: 2, arbitrary: fc.integer({ min: 2_000, max: 20_000 }) },
      { weight: 1, arbitrary: fc.constant(20_000) },
    ),
  )
  .map(([text, length]) => text.padStart(length, text));

describe("mailtoUrl", () => {
  test("puts the address in the path, and subject and body in the query", () => {
    expect(mailtoUrl({ to: "a@b.example", subject: "Hi", body: "You" })).toBe(
      "mailto:a@b.example?subject=Hi&body=You",
    );
  });

  test("writes a space as %20, a plus as %2B and every line break as %0D%0A", () => {
    expect(mailtoUrl({ to: "a@b.example", subject: "1 + 1", body: "a\nb\rc\r\nd\n\re" })).toBe(
      "mailto:a@b.example?subject=1%20%2B%201&body=a%0D%0Ab%0D%0Ac%0D%0Ad%0D%0A%0D%0Ae",
    );
  });

  test("encodes text as UTF-8, a lone surrogate as U+FFFD", () => {
    expect(mailtoUrl({ to: "a@b.example", subject: "é€", body: "😀\ud83d" })).toBe(
      "mailto:a@b.example?subject=%C3%A9%E2%82%AC&body=%F0%9F%98%80%EF%BF%BD",
    );
  });

  test("keeps the separators U+2028 and U+2029, next line and control characters", () => {
    expect(mailtoUrl({ to: "a@b.example", subject: "\0\t\x7f", body: "\u2028\u2029\u0085" })).toBe(
      "mailto:a@b.example?subject=%00%09%7F&body=%E2%80%A8%E2%80%A9%C2%85",
    );
  });

  test.each([
    ["gorby%kremvax@example.com", "gorby%25kremvax@example.com"],
    ["unlikely?address@example.com", "unlikely%3Faddress@example.com"],
    ["Mike&family@example.org", "Mike%26family@example.org"],
    ['"not@me"@example.org', "%22not%40me%22@example.org"],
    ['"oh\\\\no"@example.org', "%22oh%5C%5Cno%22@example.org"],
    ["user@natto.例え.example", "user@natto.%E4%BE%8B%E3%81%88.example"],
    ["a%40b@example.org", "a%2540b@example.org"],
    ["nowhere", "nowhere"],
  ])("encodes the address %s as RFC 6068's examples are", (to, path) => {
    expect(mailtoUrl({ to, subject: "", body: "" })).toBe(`mailto:${path}?subject=&body=`);
  });

  test("any text arrives as it was typed, in characters that RFC 6068 allows", {
    timeout: SLOW_MACHINE,
  }, () => {
    fc.assert(
      fc.property(fc.emailAddress(), anyText, anyText, (to, subject, body) => {
        const url = mailtoUrl({ to, subject, body });
        expect(ALLOWED.test(url)).toBe(true);
        expect(decode(url)).toEqual({ to, subject: arrived(subject), body: arrived(body) });
      }),
      { numRuns: 10_000 },
    );
  });

  test("each single UTF-16 unit arrives", () => {
    const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    const body = all.join("x");
    expect(decode(mailtoUrl({ ...draft, body })).body).toBe(arrived(body));
  });

  test("texts of up to 20,000 characters arrive", { timeout: SLOW_MACHINE }, () => {
    fc.assert(
      fc.property(longText, (body) => {
        const url = mailtoUrl({ ...draft, body });
        expect(ALLOWED.test(url)).toBe(true);
        expect(decode(url).body === arrived(body)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("fitToMailApp", () => {
  test("stops at 1600 characters unless told otherwise", () => {
    expect(MAX_SAFE_URL_LENGTH).toBe(1600);
    const head = mailtoUrl({ ...draft, body: "" }).length;
    const body = "x".repeat(1600 - head);
    expect(fitToMailApp({ ...draft, body }, NOTE)).toEqual({
      url: mailtoUrl({ ...draft, body }),
      draft: { ...draft, body },
      complete: true,
    });
    const { url, draft: cut, complete } = fitToMailApp({ ...draft, body: `${body}x` }, NOTE);
    expect(mailtoUrl(cut)).toBe(url);
    expect(complete).toBe(false);
    expect(url.length).toBe(1600);
    expect(decode(url).body).toBe(`${body.slice(0, -"%0D%0A%5Bcut%5D".length)}\r\n[cut]`);
  });

  test.each([
    ["a family", "👨‍👩‍👧‍👦"],
    ["a letter with combining marks", "e\u0301\u0323"],
    ["a flag", "🇺🇸"],
    ["a character beyond the basic plane", "𝄞"],
    ["a line break", "\r\n"],
  ])("never cuts inside %s", (_, grapheme) => {
    const body = grapheme.repeat(500);
    for (let limit = 1500; limit < 1600; limit++) {
      const { url } = fitToMailApp({ ...draft, body }, "!", limit);
      const kept = decode(url).body.slice(0, -1);
      expect(kept).toBe(grapheme.repeat(kept.length / grapheme.length));
      expect(limit - url.length).toBeLessThan(encodeURIComponent(grapheme).length);
    }
  });

  test("leaves out a single character that is too long for the limit", () => {
    const body = `a${"\u0301".repeat(20_000)}`;
    expect(decode(fitToMailApp({ ...draft, body }, NOTE).url).body).toBe(NOTE);
  });

  test("refuses a limit that the subject and the note alone exceed", () => {
    const least = mailtoUrl({ ...draft, body: NOTE }).length;
    expect(decode(fitToMailApp(draft, NOTE, least).url).body).toBe(NOTE);
    expect(() => fitToMailApp(draft, NOTE, least - 1)).toThrow(RangeError);
  });

  test("any text fits whole, or is the longest start that fits followed by the note", {
    timeout: SLOW_MACHINE,
  }, () => {
    const tight = fc.integer({ min: 120, max: 400 });
    fc.assert(
      fc.property(anyText, tight, (body, limit) => {
        const { url, complete } = fitToMailApp({ ...draft, body }, NOTE, limit);
        const whole = arrived(body);
        expect(url.length).toBeLessThanOrEqual(limit);
        expect(ALLOWED.test(url)).toBe(true);
        expect(complete).toBe(mailtoUrl({ ...draft, body }).length <= limit);
        const read = decode(url);
        if (complete) {
          expect(read.body).toBe(whole);
          return;
        }
        expect(read.body.endsWith(NOTE)).toBe(true);
        const kept = read.body.slice(0, -NOTE.length);
        expect(whole.startsWith(kept)).toBe(true);
        const [next] = new Intl.Segmenter("en").segment(whole.slice(kept.length));
        const longer = mailtoUrl({ ...draft, body: kept + next?.segment + NOTE });
        expect(longer.length).toBeGreaterThan(limit);
      }),
      { numRuns: 2_000 },
    );
  });

  test("texts of up to 20,000 characters are cut to what fits", { timeout: SLOW_MACHINE }, () => {
    fc.assert(
      fc.property(longText, (body) => {
        const { url, complete } = fitToMailApp({ ...draft, body }, NOTE);
        expect(complete).toBe(false);
        expect(url.length).toBeLessThanOrEqual(1600);
        const kept = decode(url).body.slice(0, -NOTE.length);
        expect(arrived(body).startsWith(kept)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("webmailLinks", () => {
  test("opens each webmail's compose window with address, subject and body", () => {
    const query = "subject=1%20%26%202&body=%C3%A9%0D%0A%23%EF%BF%BD";
    expect(webmailLinks({ to: "a+b@c.example", subject: "1 & 2", body: "é\n#\ud83d" })).toEqual({
      gmail:
        "https://mail.google.com/mail/?view=cm&fs=1&to=a%2Bb%40c.example&su=1%20%26%202&body=%C3%A9%0D%0A%23%EF%BF%BD",
      outlook: `https://outlook.live.com/mail/0/deeplink/compose?to=a%2Bb%40c.example&${query}`,
      outlookWork: `https://outlook.cloud.microsoft/mail/deeplink/compose?to=a%2Bb%40c.example&${query}`,
      yahoo: `https://compose.mail.yahoo.com/?to=a%2Bb%40c.example&${query}`,
    });
  });

  test("any text is read back by the browser's own URL parser", () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const { gmail, outlook } = webmailLinks({ ...draft, subject, body });
        expect(new URL(gmail).searchParams.get("su")).toBe(arrived(subject));
        expect(new URL(outlook).searchParams.get("body")).toBe(arrived(body));
      }),
      { numRuns: 500 },
    );
  });
});

test("without Intl.Segmenter a long message is cut between code points", () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, "Segmenter");
  try {
    const { draft: cut, complete } = fitToMailApp({ ...draft, body: "é😀".repeat(500) }, NOTE, 800);
    expect(complete).toBe(false);
    expect(cut.body).toMatch(/^(é😀)+é?\r\n\[cut\]$/u);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
