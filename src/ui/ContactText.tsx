import { contactsInText } from "../lib/contacts-in-text.ts";

/**
 * A text with its phone numbers and e-mail addresses as links, or only kept together where the text is
 * in a link itself; "Wi-Fi" and "e-mail" do not break. An e-mail address wraps after its @.
 */
export function ContactText({ children, links = true }: { children: string; links?: boolean }) {
  return contactsInText(children).map(({ text, href, before, after, at }) => {
    if (before === undefined) return text;
    const afterAt = text.indexOf("@") + 1;
    const shown = (
      <>
        {text.slice(0, afterAt)}
        {afterAt > 0 && <wbr />}
        {text.slice(afterAt)}
      </>
    );
    return (
      <span key={at} className={afterAt > 0 ? undefined : "unbroken"}>
        {before}
        {href && links ? <a href={href}>{shown}</a> : shown}
        {after}
      </span>
    );
  });
}
