import { emailHref, phoneHref } from "../lib/contact-links.ts";

// As long as RFC 5321 allows: without an end, the time grows with the square of a long word.
const email = String.raw`([\w+-][\w.'+-]{0,63}@)((?:[a-z\d][a-z\d-]*\.)+[a-z]{2,})`;
const phone = String.raw`(\([2-9]\d\d\) [2-9]\d\d-\d{4})`;
const hyphenated = String.raw`\b[a-z]{1,8}-[a-z]{1,8}\b`;
const special = new RegExp(`${email}|${phone}|${hyphenated}`, "i");

/**
 * A text with its e-mail addresses and its phone numbers, written as in business.yaml, as links, unless
 * it is in a link itself. They and words like "Wi-Fi" do not break, but an address wraps after its @.
 */
export function ContactText({ children, links = true }: { children: string; links?: boolean }) {
  const match = special.exec(children);
  if (!match) return children;
  const [found, user, host, number] = match;
  const href = user ? emailHref(found) : number && phoneHref(number);
  // One element: of two boxes of text in a flexible link, some screen readers make two words.
  const shown = user ? (
    <span>
      {user}
      <wbr />
      {host}
    </span>
  ) : (
    <span className="unbroken">{found}</span>
  );
  return (
    <>
      {children.slice(0, match.index)}
      {href && links ? <a href={href}>{shown}</a> : shown}
      <ContactText links={links}>{children.slice(match.index + found.length)}</ContactText>
    </>
  );
}
