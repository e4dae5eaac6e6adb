import { useEffect, useRef } from "react";
import { phoneHref } from "../../lib/contact-links.ts";
import type { MailDraft } from "../../lib/mailto.ts";
import type { Contact } from "../../schemas/contact.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "./CopyButton.tsx";
import styles from "./FinishedMessage.module.css";
import { WebmailLinks } from "./WebmailLinks.tsx";

interface Props {
  words: Contact["finished"];
  phone: string;
  /** The whole message. */
  draft: MailDraft;
  /** What of it the mail app was given. */
  given: MailDraft;
  /** Whether that was the whole. */
  complete: boolean;
  onCopied: () => void;
  onEdit: () => void;
  onAnother: () => void;
}

/**
 * The message as it was made, with every other way to get it to the business: nothing tells whether
 * the mail app opened.
 */
export function FinishedMessage({ words, phone, draft, given, complete, ...on }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const address = useRef<HTMLElement>(null);

  useEffect(() => heading.current?.focus(), []);

  function selectMessage(): void {
    message.current?.focus();
    message.current?.select();
  }

  function selectAddress(): void {
    if (address.current) window.getSelection()?.selectAllChildren(address.current);
  }

  return (
    <section className={styles.finished} aria-labelledby="finished-heading">
      <h3 ref={heading} id="finished-heading" tabIndex={-1}>
        {words.heading}
      </h3>
      <p>{words.text}</p>
      {!complete && <p className={styles.cut}>{words.cut}</p>}
      <label htmlFor="finished-message">{words.message}</label>
      <textarea
        ref={message}
        id="finished-message"
        rows={8}
        readOnly
        value={draft.body}
        onCopy={({ currentTarget: { selectionStart, selectionEnd, value } }) => {
          // A few words do not keep the message.
          if (selectionStart === 0 && selectionEnd === value.length) on.onCopied();
        }}
        // A browser brings the caret into view, not the whole box; a toast may cover the rest.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })}
      />
      <CopyButton
        words={words}
        text={draft.body}
        select={selectMessage}
        onCopied={on.onCopied}
        variant="main"
      >
        {words.copyMessage}
      </CopyButton>
      <p>
        {words.subject}: <strong>{draft.subject}</strong>
      </p>
      <p>
        {words.address}: <strong ref={address}>{draft.to}</strong>
      </p>
      <CopyButton words={words} text={draft.to} select={selectAddress} variant="quiet">
        {words.copyAddress}
      </CopyButton>
      <WebmailLinks words={words} draft={given} />
      <p>
        {words.phone}: <a href={phoneHref(phone)}>{phone}</a>
      </p>
      <p className={styles.row}>
        <Button variant="quiet" onClick={on.onEdit}>
          {words.edit}
        </Button>
        <Button variant="quiet" onClick={on.onAnother}>
          {words.another}
        </Button>
      </p>
    </section>
  );
}
