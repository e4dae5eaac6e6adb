import { textHref } from "./contact-links.ts";
import type { MailDraft } from "./mailto.ts";
import { longestStart } from "./shorten.ts";

/** About four parts of a text message in Latin letters, and nine in other scripts. */
const LONGEST_TEXT = 600;
const CUT = "…";

/** The sms: URL with the draft's body, or with its start that one text message can carry. */
export function textMessageUrl({ body }: MailDraft, phone: string): string {
  const start = longestStart(body, LONGEST_TEXT - CUT.length, ({ length }) => length);
  return textHref(phone, start === body ? body : start + CUT);
}
