import { emailHref, phoneHref } from "./contact-links.ts";

/** Words as they are or, with an address, a phone number or e-mail address that leads there. */
export interface TextPart {
  words: string;
  href?: string;
  /** The signs right before and after it, which must not part from it where the line ends. */
  before?: string;
  after?: string;
  /** Where in the text the part begins. */
  at: number;
}

const phone = String.raw`\([2-9]\d\d\) [2-9]\d\d-\d{4}`;
const email = String.raw`[\w+-][\w.'+-]*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}`;
const contact = `${phone}|${email}`;

/** With the signs around it. A < or & after it begins something else in HTML. */
const withSigns = (words: string) => String.raw`(["'“‘(\[]*?)(${words})([^\w\s(<&]*)`;

/** Divides a text at its phone numbers, written as in business.yaml, and e-mail addresses. */
export function contactsInText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: before = "", 2: words = "", 3: after = "", index } of text.matchAll(
    new RegExp(withSigns(contact), "gi"),
  )) {
    parts.push({ words: text.slice(end, index), at: end });
    parts.push({ words, href: contactHref(words), before, after, at: index });
    end = index + whole.length;
  }
  return [...parts, { words: text.slice(end), at: end }].filter(({ words }) => words !== "");
}

const linked = '<a href="(?:mailto|tel):[^<]*</a>';
const leftAlone = String.raw`<(?<element>a|code|h[1-6]|pre)\b.*?</\k<element>>|<[^>]*>`;

/** HTML in which they are links, whole on their line; headings, code and other links stay as they are. */
export function linkContacts(html: string): string {
  return html.replace(
    new RegExp(`${withSigns(`${linked}|${contact}`)}|${leftAlone}`, "gis"),
    (found, before, words, after) => {
      if (!words) return found;
      const link = words.startsWith("<") ? words : `<a href="${contactHref(words)}">${words}</a>`;
      return `<span class="whole">${before}${link}${after}</span>`;
    },
  );
}

function contactHref(words: string): string {
  return words.includes("@") ? emailHref(words) : phoneHref(words);
}
