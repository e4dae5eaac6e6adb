import { useEffect, useRef } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { phoneHref } from "../../lib/contact-links.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "./CopyButton.tsx";
import styles from "./FinishedMessage.module.css";
import type { FinishedMail } from "./finish-mail.ts";
import { WebmailLinks } from "./WebmailLinks.tsx";

interface Props {
  labels: Contact["finished"];
  phone: string;
  mail: FinishedMail;
  onCopied: () => void;
  onEdit: () => void;
  onAnother: () => void;
}

/**
 * The composed message, with other ways to send it, because no event reports whether the mail app
 * opened.
 */
export function FinishedMessage({ labels, phone, mail, ...on }: Props) {
  const { draft, fitted, complete } = mail;
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
          // Only a copy of the complete message counts.
          if (selectionStart === 0 && selectionEnd === value.length) on.onCopied();
        }}
        // Browsers scroll only the caret into view; a toast could cover the rest of the box.
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
      <WebmailLinks labels={labels} draft={fitted} />
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
