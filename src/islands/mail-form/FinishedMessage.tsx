import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { phoneHref } from "../../lib/contact-links.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ContactText } from "../../ui/ContactText.tsx";
import styles from "./FinishedMessage.module.css";
import type { FinishedMail, Recipient } from "./finish-mail.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

/** How long the browser may take to copy, in milliseconds; some never answer. */
const COPY_TIMEOUT = 1000;

const webmails = ["gmail", "outlook", "outlookWork", "yahoo"] as const;

interface Props {
  id: string;
  mail: FinishedMail;
  /** Whether it was sent just now: its heading gets the focus. */
  isNew: boolean;
  labels: Contact["finished"];
  recipient: Recipient;
  /** Of the row at its end. */
  endClassName: string | undefined;
  onOpen: () => void;
  onEdit: () => void;
  onAnother: () => void;
  onClear: () => void;
}

/**
 * The finished message, in the form's place, and other ways to send it, because no event reports
 * whether the mail app opened.
 */
export function FinishedMessage(props: Props) {
  const { id, mail, isNew, labels, recipient, endClassName } = props;
  const { onOpen, onEdit, onAnother, onClear } = props;
  const { draft, complete } = mail;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const message = useRef<HTMLElement>(null);
  const address = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState("");
  /** Whether the visitor has a complete copy; mail apps get only the start of a long message. */
  const [hasCopy, setHasCopy] = useState(false);
  useLeaveWarning(!complete && !hasCopy);

  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [isNew]);

  /** Copies the element's text or, if the browser refuses, selects it, to be copied by hand. */
  async function copy(element: HTMLElement | null, copied: string): Promise<void> {
    if (!element) return;
    try {
      await Promise.race([
        navigator.clipboard.writeText(element.textContent),
        new Promise((_, reject) => setTimeout(reject, COPY_TIMEOUT)),
      ]);
      say(copied);
      if (element === message.current) setHasCopy(true);
    } catch {
      getSelection()?.selectAllChildren(element);
      say(labels.selected);
    }
  }

  /** Screen readers drop a text that equals the last one. */
  function say(text: string): void {
    setOutcome((last) => (last === text ? `${text}\u00a0` : text));
  }

  /** A copy by hand counts only if it is of the complete message. */
  function onCopy(): void {
    if (String(getSelection()).trim() === draft.body.trim()) setHasCopy(true);
  }

  async function share(): Promise<void> {
    // It rejects if the visitor closes the share sheet.
    await navigator.share({ title: draft.subject, text: draft.body }).catch(() => {});
  }

  return (
    <section ref={section} className={styles.finished} aria-labelledby={`${id}-finished`}>
      <div className={styles.main}>
        <h3 ref={heading} id={`${id}-finished`} className={styles.heading} tabIndex={-1}>
          {labels.heading}
        </h3>
        <p className={styles.step}>{labels.text}</p>
        {!complete && <p className={styles.cut}>{labels.cut}</p>}
        <div className={`row ${styles.next}`}>
          <ButtonLink href={mail.url} onClick={onOpen}>
            {labels.again}
          </ButtonLink>
          <Button quiet onClick={() => copy(message.current, labels.messageCopied)}>
            {labels.copyMessage}
          </Button>
          <p aria-live="polite" className={styles.line}>
            {outcome}
          </p>
        </div>
        <details className={styles.ways}>
          <summary>{labels.ways}</summary>
          <ul>
            {webmails.map((name) => (
              <li key={name} className={styles.desktop}>
                <ButtonLink
                  quiet
                  href={mail.webmails[name]}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {labels[name]}
                </ButtonLink>
              </li>
            ))}
            {recipient.textable && (
              <li>
                <ButtonLink quiet href={mail.textMessage}>
                  {labels.textUs}
                </ButtonLink>
              </li>
            )}
            {"share" in navigator && (
              <li>
                <Button quiet onClick={share}>
                  {labels.share}
                </Button>
              </li>
            )}
            <li>
              <Button quiet onClick={() => copy(address.current, labels.addressCopied)}>
                {labels.copyAddress}
              </Button>
            </li>
          </ul>
        </details>
        <dl className={styles.letter}>
          <dt className="soft">{labels.address}</dt>
          <dd ref={address}>
            <ContactText links={false}>{draft.to}</ContactText>
          </dd>
          <dt className="soft">{labels.subject}</dt>
          <dd>{draft.subject}</dd>
          <dt className="visually-hidden">{labels.message}</dt>
          <dd ref={message} className={styles.message} onCopy={onCopy}>
            {draft.body}
          </dd>
        </dl>
      </div>
      <div className={clsx("row", endClassName)}>
        <p className={styles.line}>
          {`${labels.phone}: `}
          <a className="target" href={phoneHref(recipient.phone)}>
            {recipient.phone}
          </a>
        </p>
        <button type="button" className={`target ${styles.action}`} onClick={onEdit}>
          {labels.edit}
        </button>
        <button type="button" className={`target ${styles.action}`} onClick={onAnother}>
          {labels.another}
        </button>
        <button type="button" className={`target ${styles.action}`} onClick={onClear}>
          {labels.clear}
        </button>
      </div>
    </section>
  );
}
