import { contactsInText } from "../lib/contacts-in-text.ts";

/** A text with its phone numbers and e-mail addresses as links: to tap where the sentence says so. */
export function ContactText({ children }: { children: string }) {
  return contactsInText(children).map(({ words, href, before, after, at }) =>
    href ? (
      <span key={at} className="whole">
        {before}
        <a href={href}>{words}</a>
        {after}
      </span>
    ) : (
      words
    ),
  );
}
