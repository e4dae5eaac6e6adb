import { contactsInText } from "../lib/contacts-in-text.ts";
import { EmailText } from "./EmailText.tsx";

/**
 * A text with its phone numbers and e-mail addresses as links, or only kept together where the text is
 * in a link itself; "Wi-Fi" and "e-mail" do not break.
 */
export function ContactText({ children, links = true }: { children: string; links?: boolean }) {
  return contactsInText(children).map(({ text, href, before, after, at }) =>
    before === undefined ? (
      text
    ) : (
      <span key={at} className="keep-together">
        {before}
        {href && links ? (
          <a href={href}>
            <EmailText>{text}</EmailText>
          </a>
        ) : (
          <EmailText>{text}</EmailText>
        )}
        {after}
      </span>
    ),
  );
}
