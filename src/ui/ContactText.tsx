import { contactsInText } from "../lib/contacts-in-text.ts";

/** A text with its phone numbers and e-mail addresses as links; "Wi-Fi" and "e-mail" do not break. */
export function ContactText({ children }: { children: string }) {
  return contactsInText(children).map(({ text, href, before, after, at }) =>
    before === undefined ? (
      text
    ) : (
      <span key={at} className="keep-together">
        {before}
        {href ? <a href={href}>{text}</a> : text}
        {after}
      </span>
    ),
  );
}
