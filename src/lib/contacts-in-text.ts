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
const email = String.raw`[\w+-][\w.'+-]*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}`;
const contact = `${phone}|${email}`;
const hyphenated = String.raw`\b(?:Wi-Fi|e-mail)\b`;

/** With the punctuation around it, but without a following < or &, which start a tag or an entity. */
const withPunctuation = (pattern: string) => String.raw`(["'“‘(\[]*?)(${pattern})([^\w\s(<&]*)`;

/**
 * Splits a text at its phone numbers, written as in business.yaml, its e-mail addresses, and words
 * that must not break at their hyphen.
 */
export function contactsInText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, 1: before = "", 2: found = "", 3: after = "", index } of text.matchAll(
    new RegExp(withPunctuation(`${contact}|${hyphenated}`), "gi"),
  )) {
    parts.push({ text: text.slice(end, index), at: end });
    const href = /\d|@/.test(found) && { href: contactHref(found) };
    parts.push({ text: found, ...href, before, after, at: index });
    end = index + match.length;
  }
  return [...parts, { text: text.slice(end), at: end }].filter((part) => part.text !== "");
}

const linked = '<a href="(?:mailto|tel):[^<]*</a>';
const excluded = String.raw`<(?<element>a|code|h[1-6]|pre)\b.*?</\k<element>>|<[^>]*>`;

/** Links the contacts in HTML, which may break after an @, and keeps the words that must not break, except in headings, code and links. */
export function linkContacts(html: string): string {
  return html.replace(
    new RegExp(`${withPunctuation(`${linked}|${contact}|${hyphenated}`)}|${excluded}`, "gis"),
    (match, before, found, after) => {
      if (!found) return match;
      const isContact = !found.startsWith("<") && /\d|@/.test(found);
      const link = isContact ? `<a href="${contactHref(found)}">${found}</a>` : found;
      const shown = link.replace(/(?<=>[^<]*)@/, "@<wbr>");
      return `<span class="keep-together">${before}${shown}${after}</span>`;
    },
  );
}

function contactHref(contact: string): string {
  return contact.includes("@") ? emailHref(contact) : phoneHref(contact);
}
