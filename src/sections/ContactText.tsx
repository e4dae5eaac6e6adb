import { contactsInText } from "../lib/contacts-in-text.ts";

/** A text with its phone numbers and e-mail addresses as links. */
export function ContactText({ children }: { children: string }) {
  return contactsInText(children).map(({ text, href, before, after, at }) =>
    href ? (
      <span key={at} className="keep-together">
        {before}
        <a href={href}>{text}</a>
        {after}
      </span>
    ) : (
      text
    ),
  );
}
