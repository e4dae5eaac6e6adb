import { textHref } from "./contact-links.ts";

/** A message for the visitor's mail app to open with. */
export interface MailDraft {
  /** An address as the schema of business.yaml allows it: nothing in it needs encoding. */
  to: string;
  subject: string;
  body: string;
}

/**
 * The URL length that every mail app accepts. Gmail as the handler accepts about 1,620 characters,
 * Outlook 2,046, and Chromium on Windows ignores a longer URL than 2,048.
 */
const MAX_SAFE_URL_LENGTH = 1600;

/**
 * The `mailto:` URL (RFC 6068) that opens a mail app with this draft. Every line break (CRLF, CR or
 * LF) becomes CRLF, and a lone surrogate, which UTF-8 cannot encode, becomes U+FFFD.
 */
export function mailtoUrl({ to, subject, body }: MailDraft): string {
  return `mailto:${to}?subject=${encodeText(subject)}&body=${encodeText(body)}`;
}

/**
 * The draft with its `mailto:` URL, shortened to the length that mail apps accept: if it is not
 * `complete`, the body was cut between two characters and ends with `cutNote`.
 *
 * @throws RangeError when an empty body with the note would still be too long.
 */
export function fitToMailApp(draft: MailDraft, cutNote: string) {
  const limit = MAX_SAFE_URL_LENGTH;
  const url = mailtoUrl(draft);
  if (url.length <= limit) return { url, draft, complete: true };

  const room = limit - mailtoUrl({ ...draft, body: cutNote }).length;
  if (room < 0) throw new RangeError(`The subject and the note alone exceed ${limit} characters`);
  const start = longestStart(draft.body, room, (text) => encodeText(text).length);
  const cut = { ...draft, body: start + cutNote };
  return { url: mailtoUrl(cut), draft: cut, complete: false };
}

/** URLs that open a webmail's compose window with this draft. No vendor documents them. */
export function webmailLinks(draft: MailDraft) {
  const to = encodeText(draft.to);
  const subject = encodeText(draft.subject);
  const body = encodeText(draft.body);
  const compose = `?to=${to}&subject=${subject}&body=${body}`;
  return {
    gmail: `https://mail.google.com/mail/?view=cm&fs=1&to=${to}&su=${subject}&body=${body}`,
    outlook: `https://outlook.live.com/mail/0/deeplink/compose${compose}`,
    outlookWork: `https://outlook.cloud.microsoft/mail/deeplink/compose${compose}`,
    yahoo: `https://compose.mail.yahoo.com/${compose}`,
  };
}

/** About four parts of a text message in Latin letters, and nine in other scripts. */
const LONGEST_TEXT = 600;
const CUT = "…";

/**
 * The sms: URL with the draft's body, or with its start that one text message can carry. iOS wants
 * "&body=" and Android "?body="; both accept "?&".
 */
export function textMessageUrl({ body }: MailDraft, phone: string): string {
  const start = longestStart(body, LONGEST_TEXT - CUT.length, ({ length }) => length);
  return `${textHref(phone)}?&body=${encode(start === body ? body : start + CUT)}`;
}

function encodeText(text: string): string {
  return encode(text.replace(/\r\n?|\n/g, "\r\n"));
}

/** Avoids toWellFormed(): Firefox 115, the last for Windows 7, does not have it. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}

/** The longest start of a text whose characters cost at most `room`. It never divides a character. */
function longestStart(text: string, room: number, costOf: (character: string) => number): string {
  let end = 0;
  let cost = 0;
  for (const [character] of text.matchAll(/\r\n|[\s\S]/gu)) {
    cost += costOf(character);
    if (cost > room) return text.slice(0, end);
    end += character.length;
  }
  return text;
}
