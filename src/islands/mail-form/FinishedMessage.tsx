import { type Ref, useEffect, useRef, useState } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { phoneHref } from "../../lib/contact-links.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ContactText } from "../../ui/ContactText.tsx";
import { copy } from "./copy.ts";
import styles from "./FinishedMessage.module.css";
import type { FinishedMail, Recipient } from "./finish-mail.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

const webmails = ["gmail", "outlook", "outlookWork", "yahoo"] as const;

/** How long a button says that it has copied, in milliseconds. */
const COPIED_TIME = 3000;

interface Props {
  /** The id of the form. */
  id: string;
  /** The finished message; without one, the panel is hidden. */
  mail: FinishedMail | undefined;
  labels: Contact["finished"];
  subject: string;
  recipient: Recipient;
  /** Called to return the message to the form. */
  onEdit: () => void;
  /** The panel's heading, which gets the focus. */
  ref: Ref<HTMLHeadingElement>;
}

/**
 * The panel with the finished message and other ways to send it, because no event reports whether the
 * mail app opened.
 */
export function FinishedMessage(props: Props) {
  const { id, mail, labels, subject, recipient, onEdit, ref } = props;
  const { email, phone, textable } = recipient;
  const message = useRef<HTMLTextAreaElement>(null);
  const address = useRef<HTMLElement>(null);
  /** Of the button with this label. */
  const [outcome, setOutcome] = useState<{ label: string; copied: boolean; at: number }>();
  /** The message of which the visitor has a complete copy; mail apps get only the start of a long one. */
  const [copiedMail, setCopiedMail] = useState<FinishedMail>();
  useLeaveWarning(mail !== undefined && !mail.complete && mail !== copiedMail);

  useEffect(() => {
    if (!outcome?.copied) return undefined;
    const timer = setTimeout(setOutcome, COPIED_TIME);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copyFrom(element: HTMLElement | null, label: string): Promise<void> {
    const copied = element !== null && (await copy(element));
    setOutcome({ label, copied, at: performance.now() });
    if (copied && element === message.current) setCopiedMail(mail);
  }

  /** A copy by hand counts only if it is of the complete message. */
  function onCopy(): void {
    const { selectionStart, selectionEnd, value } = message.current ?? {};
    if (selectionStart === 0 && selectionEnd === value?.length) setCopiedMail(mail);
  }

  async function share(): Promise<void> {
    // It rejects if the visitor closes the share sheet.
    await navigator.share({ title: subject, text: mail?.draft.body ?? "" }).catch(() => {});
  }

  const labelOf = (label: string) => (
    <span className={styles.label} data-label={label}>
      {outcome?.copied && outcome.label === label ? labels.copied : label}
    </span>
  );

  return (
    <section className={styles.finished} hidden={!mail} aria-labelledby={`${id}-finished`}>
      <h3 ref={ref} id={`${id}-finished`} tabIndex={-1}>
        {labels.heading}
      </h3>
      <p>
        <ContactText>{labels.text}</ContactText>
      </p>
      <div className={styles.group}>
        {mail && !mail.complete && (
          <p className={styles.cut}>
            <ContactText>{labels.cut}</ContactText>
          </p>
        )}
        <label htmlFor={`${id}-finished-text`}>{labels.message}</label>
        <textarea
          ref={message}
          id={`${id}-finished-text`}
          rows={5}
          readOnly
          value={mail?.draft.body ?? ""}
          onCopy={onCopy}
        />
        <p className="row">
          <Button onClick={() => copyFrom(message.current, labels.copyMessage)}>
            {labelOf(labels.copyMessage)}
          </Button>
          <Button variant="quiet" onClick={() => copyFrom(address.current, labels.copyAddress)}>
            {labelOf(labels.copyAddress)}
          </Button>
        </p>
        <p role="status" className={outcome?.copied === false ? undefined : "visually-hidden"}>
          {/* A new element each time, so that screen readers announce a repeated outcome. */}
          {outcome && (
            <span key={outcome.at}>{outcome.copied ? labels.copied : labels.selected}</span>
          )}
        </p>
        <p>
          {`${labels.address}: `}
          <strong ref={address}>
            <ContactText links={false}>{email}</ContactText>
          </strong>
          <br />
          {`${labels.subject}: `}
          <strong>{subject}</strong>
        </p>
      </div>
      <div className={styles.group}>
        <p id={`${id}-open`}>{`${labels.webmail}:`}</p>
        <ul className="row" aria-labelledby={`${id}-open`}>
          {webmails.map((name) => (
            <li key={name} className={styles.desktop}>
              <ButtonLink
                variant="quiet"
                href={mail?.webmails[name] ?? `#${id}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {labels[name]}
              </ButtonLink>
            </li>
          ))}
          {textable && (
            <li>
              <ButtonLink variant="quiet" href={mail?.textMessage ?? `#${id}`}>
                {labels.textUs}
              </ButtonLink>
            </li>
          )}
          <li hidden={mail && !("share" in navigator)}>
            <Button variant="quiet" onClick={share}>
              {labels.share}
            </Button>
          </li>
        </ul>
      </div>
      <p className={styles.group}>
        <span>
          {`${labels.phone}: `}
          <a className="target" href={phoneHref(phone)}>
            {phone}
          </a>
        </span>
      </p>
      <p>
        <button type="button" className={`target ${styles.edit}`} onClick={onEdit}>
          {labels.edit}
        </button>
      </p>
    </section>
  );
}
