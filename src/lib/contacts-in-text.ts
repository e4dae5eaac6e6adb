import { emailHref, phoneHref } from "./contact-links.ts";

/** A part of a text: a phone number or e-mail address has an href, a word that must not break none. */
export interface TextPart {
  text: string;
  href?: string;
  /** Punctuation right before and after the contact or word, which must not wrap apart from it. */
  before?: string;
  after?: string;
  /** The part's index in the text. */
  at: number;
}

const phone = String.raw`\([2-9]\d\d\) [2-9]\d\d-\d{4}`;
// As long as RFC 5321 allows: without an end, the time grows with the square of a long word.
const email = String.raw`[\w+-][\w.'+-]{0,63}@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}`;
const contact = `${phone}|${email}`;
const hyphenated = String.raw`\b(?:Wi-Fi|e-mail|Tune-ups)\b`;

/** With the punctuation around it. */
const pattern = String.raw`(["'“‘(\[]{0,3}?)(${contact}|${hyphenated})([^\w\s(]*)`;

/**
 * Splits a text at its phone numbers, written as in business.yaml, its e-mail addresses, and words
 * that must not break at their hyphen.
 */
export function contactsInText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, 1: before = "", 2: found = "", 3: after = "", index } of text.matchAll(
    new RegExp(pattern, "gi"),
  )) {
    parts.push({ text: text.slice(end, index), at: end });
    const href = /\d|@/.test(found) && { href: contactHref(found) };
    parts.push({ text: found, ...href, before, after, at: index });
    end = index + match.length;
  }
  return [...parts, { text: text.slice(end), at: end }].filter((part) => part.text !== "");
}

function contactHref(contact: string): string {
  return contact.includes("@") ? emailHref(contact) : phoneHref(contact);
}
