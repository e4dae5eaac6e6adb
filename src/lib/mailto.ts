/** A message for the visitor's mail app to open with. */
export interface MailDraft {
  /** One address. */
  to: string;
  subject: string;
  body: string;
}

/** A draft that any mail app takes. */
interface FittedMail {
  /** Its `mailto:` address. */
  url: string;
  draft: MailDraft;
  /** Whether it is the whole message. */
  complete: boolean;
}

/**
 * How many characters of URL reach any mail app. Gmail as the handler takes about 1,620, Outlook
 * 2,046, and Chromium on Windows does nothing at all over 2,048.
 */
export const MAX_SAFE_URL_LENGTH = 1600;

/**
 * How long, in milliseconds, a system may take to open its mail app: no event says when it has. The
 * second click of a double click falls into this time.
 */
export const MAIL_APP_DELAY = 600;

/**
 * The `mailto:` address that opens a mail app with this draft, by RFC 6068. Subject and body arrive
 * whole, except that every line break (CRLF, CR or LF) becomes CRLF and a lone surrogate, which no
 * encoding can carry, U+FFFD. The separators U+2028 and U+2029 are characters like any other.
 */
export function mailtoUrl({ to, subject, body }: MailDraft): string {
  return `mailto:${encodeAddress(to)}?subject=${encodeText(subject)}&body=${encodeText(body)}`;
}

/**
 * The draft and its `mailto:` address, cut to what mail apps take. `url` is at most `limit` characters
 * long; where the whole would be longer, `complete` is false and the body is cut between two
 * characters as readers count them and ends with `cutNote`.
 *
 * @throws RangeError when not even an empty body with the note would fit.
 */
export function fitToMailApp(
  draft: MailDraft,
  cutNote: string,
  limit = MAX_SAFE_URL_LENGTH,
): FittedMail {
  const whole = mailtoUrl(draft);
  if (whole.length <= limit) return { url: whole, draft, complete: true };

  const room = limit - mailtoUrl({ ...draft, body: cutNote }).length;
  if (room < 0) throw new RangeError(`The subject and the note alone exceed ${limit} characters`);
  const cut = { ...draft, body: longestStart(draft.body, room) + cutNote };
  return { url: mailtoUrl(cut), draft: cut, complete: false };
}

/** Addresses that open a webmail's own compose window with this draft. No vendor documents them. */
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

/** The longest start of a text that ends between graphemes and encodes to at most `room`. */
function longestStart(text: string, room: number): string {
  let start = "";
  let length = 0;
  for (const grapheme of graphemesOf(text)) {
    length += encodeText(grapheme).length;
    if (length > room) return start;
    start += grapheme;
  }
  return start;
}

/** A text's characters as readers count them; code points where the browser can't tell (Firefox 124). */
function graphemesOf(text: string): string[] {
  if (!("Segmenter" in Intl)) return [...text];
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}

/** Not with toWellFormed(), which Firefox 115, the last for Windows 7, does not have. */
function encodeText(text: string): string {
  const wellFormed = text.replace(/\p{Surrogate}/gu, "\ufffd");
  return encodeURIComponent(wellFormed.replace(/\r\n?|\n/g, "\r\n"));
}

/** Only the "@" before the domain stays readable: RFC 6068 wants one in a quoted name encoded. */
function encodeAddress(address: string): string {
  return encodeText(address).replace(/%40(?!.*%40)/, "@");
}
