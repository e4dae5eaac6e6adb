import { useEffect, useRef } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { phoneHref } from "../../lib/contact-links.ts";
import type { MailDraft } from "../../lib/mailto.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "./CopyButton.tsx";
import styles from "./FinishedMessage.module.css";
import { WebmailLinks } from "./WebmailLinks.tsx";

interface Props {
  labels: Contact["finished"];
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
export function FinishedMessage({ labels, phone, draft, given, complete, ...on }: Props) {
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
        {labels.heading}
      </h3>
      <p>{labels.text}</p>
      {!complete && <p className={styles.cut}>{labels.cut}</p>}
      <label htmlFor="finished-message">{labels.message}</label>
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
        labels={labels}
        text={draft.body}
        select={selectMessage}
        onCopied={on.onCopied}
        variant="main"
      >
        {labels.copyMessage}
      </CopyButton>
      <p>
        {labels.subject}: <strong>{draft.subject}</strong>
      </p>
      <p>
        {labels.address}: <strong ref={address}>{draft.to}</strong>
      </p>
      <CopyButton labels={labels} text={draft.to} select={selectAddress} variant="quiet">
        {labels.copyAddress}
      </CopyButton>
      <WebmailLinks labels={labels} draft={given} />
      <p>
        {labels.phone}: <a href={phoneHref(phone)}>{phone}</a>
      </p>
      <p className={styles.row}>
        <Button variant="quiet" onClick={on.onEdit}>
          {labels.edit}
        </Button>
        <Button variant="quiet" onClick={on.onAnother}>
          {labels.another}
        </Button>
      </p>
    </section>
  );
}
