import { textHref } from "./contact-links.ts";
import { type MailDraft, mailtoUrl } from "./mailto.ts";
import { longestStart } from "./shorten.ts";

/** About four parts of a text message in Latin letters, and nine in other scripts. */
const LONGEST_TEXT = 600;
/** A QR code of more characters is hard to scan from a screen. */
const LONGEST_CODE = 300;
const CUT = "…";

/** The sms: URL with the draft's body, or with its start that one text message can carry. */
export function textMessageUrl({ body }: MailDraft, phone: string): string {
  const start = longestStart(body, LONGEST_TEXT - CUT.length, ({ length }) => length);
  return textHref(phone, start === body ? body : start + CUT);
}

/**
 * The URL for a QR code that takes the draft to a phone: an sms: URL, or a mailto: URL where the
 * business receives no text messages. `complete` is false if it holds only the start of the draft.
 */
export function codeUrl(draft: MailDraft, phone?: string): { url: string; complete: boolean } {
  const urlOf = (body: string) =>
    phone === undefined ? mailtoUrl({ ...draft, body }) : textHref(phone, body);
  const url = urlOf(draft.body);
  if (url.length <= LONGEST_CODE) return { url, complete: true };
  const room = LONGEST_CODE - urlOf(CUT).length;
  const cost = (each: string) => urlOf(each).length - urlOf("x").length + 1;
  return { url: urlOf(longestStart(draft.body, room, cost) + CUT), complete: false };
}
