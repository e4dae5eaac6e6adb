import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Contact } from "../../content/schemas/contact.ts";
import { emailHref } from "../../lib/contact-links.ts";
import type { MailText, Values } from "../../lib/mail-text.ts";
import { MAIL_APP_DELAY } from "../../lib/mailto.ts";
import { Button } from "../../ui/Button.tsx";
import { Paragraph } from "../../ui/Paragraph.tsx";
import { showToast } from "../toasts/toast.ts";
import {
  controlsOf,
  type FieldText,
  fillEmpty,
  focusField,
  problemsIn,
  valuesOf,
} from "./controls.ts";
import { FieldsContext } from "./Field.tsx";
import { FinishedMessage } from "./FinishedMessage.tsx";
import { type FinishedMail, finishMail, type Recipient } from "./finish-mail.ts";
import styles from "./MailForm.module.css";
import { suppressLeaveWarning } from "./use-leave-warning.ts";
import { readStored, useStored } from "./use-stored.ts";
import { useTypedText } from "./use-typed-text.ts";

/** The texts that all forms have in common. */
export interface MailFormTexts
  extends Pick<Contact["form"], "button" | "sending" | "problems">,
    Pick<Contact, "finished" | "toasts"> {
  /** Ends an e-mail that was shortened to what mail apps accept. */
  cut: string;
}

interface Props {
  /** The id of the form's element; what it stores in the history entry has the same name. */
  id: string;
  recipient: Recipient;
  mail: MailText;
  fields: Readonly<Record<string, FieldText>>;
  texts: MailFormTexts;
  /** Precedes the fields. */
  intro?: string;
  /** Values for a new message. */
  prefill?: () => Values;
  className?: string | undefined;
  /** Stands beside the button and describes it. */
  note: string;
  /** The fields, each a Field. */
  children: ReactNode;
}

/**
 * A form that becomes an e-mail in the visitor's mail app, and the panel with the finished message.
 * Without JavaScript the browser itself opens the mail app with the fields: Firefox follows the
 * standard; Chromium corrupts "+", "&" and non-ASCII characters. EarlySubmit is for the time until
 * React has loaded.
 */
export function MailForm(props: Props) {
  const { id, recipient, mail, fields, texts, intro, prefill, className, note, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const [problems, setProblems] = useState<Values>({});
  const [sending, setSending] = useState(false);
  const [finished, setFinished] = useState<FinishedMail>();
  // Once: what throws while React renders takes the form away.
  const [action] = useState(() => emailHref(recipient.email, mail.subject));
  const compose = (values: Values) => finishMail(values, mail, recipient, texts.cut);
  const isTooLong = (values: Values) => !compose(values).complete;
  const saveSoon = useStored(id, form, finished?.values, isTooLong);
  useTypedText(id, form);

  useLayoutEffect(() => {
    setHydrated(true);
    if (!form.current) return;
    const { draft, finished: values } = readStored(id);
    if (values) {
      try {
        setFinished(compose(values));
      } catch {
        // Another release of the site stored other values.
      }
      // It was sent before React had loaded.
      const typed = JSON.stringify(valuesOf(form.current));
      if (typed === JSON.stringify(values)) form.current.reset();
    }
    fillEmpty(form.current, draft ?? (values ? {} : (prefill?.() ?? {})));
    form.current.closest("[data-finished]")?.removeAttribute("data-finished");
  }, [id]);

  function onInput(): void {
    saveSoon();
    if (!form.current || Object.keys(problems).length === 0) return;
    // Only fields that had a problem: others are not complete yet.
    const now = problemsIn(form.current, fields);
    const left = Object.entries(now).filter(([name]) => name in problems);
    setProblems(Object.fromEntries(left));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending) return;
    const found = problemsIn(element, fields);
    // Before the focus moves, so that a screen reader reads the problem with the field.
    flushSync(() => setProblems(found));
    const first = controlsOf(element).find(({ name }) => name in found);
    if (first) {
      focusField(first);
      return;
    }
    try {
      send(compose(valuesOf(element)));
    } catch {
      showToast({ ...texts.toasts.failure, destructive: true });
    }
  }

  function send(message: FinishedMail): void {
    suppressLeaveWarning();
    window.location.href = message.url;
    // From here on, what is typed belongs to the next message.
    form.current?.reset();
    flushSync(() => {
      setSending(true);
      setFinished(message);
    });
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView();
    // After the time that a system may take to open the mail app; no event reports it.
    setTimeout(() => {
      setSending(false);
      showToast({ ...texts.toasts.success, destructive: false });
    }, MAIL_APP_DELAY);
  }

  /** Returns the finished message to the form, above what was typed there in the meantime. */
  function edit(): void {
    if (!form.current || !finished) return;
    const { values } = finished;
    for (const control of controlsOf(form.current)) {
      const value = values[control.name] ?? "";
      const isText = control instanceof HTMLTextAreaElement && control.value.trim() !== "";
      control.value = isText ? `${value}\n\n${control.value}` : value;
    }
    flushSync(() => {
      setFinished(undefined);
      setProblems({});
    });
    const text = form.current.querySelector("textarea");
    if (text) focusField(text);
  }

  const count = Object.keys(problems).length;
  const summary = count === 1 ? texts.problems.one : texts.problems.many;
  return (
    <FieldsContext value={{ form: id, texts: fields, problems }}>
      <FinishedMessage
        ref={heading}
        id={id}
        mail={finished}
        labels={texts.finished}
        subject={mail.subject}
        recipient={recipient}
        onEdit={edit}
      />
      <form
        ref={form}
        id={id}
        className={`${styles.form} ${className ?? ""}`}
        action={action}
        method="post"
        encType="text/plain"
        // Until then, the browser's own validation answers.
        noValidate={hydrated}
        onInput={onInput}
        onSubmit={onSubmit}
        data-print="no"
      >
        {intro && <Paragraph>{intro}</Paragraph>}
        {children}
        <div className="row">
          <p role="alert" className={styles.summary}>
            {count > 0 && summary.replace("{count}", String(count))}
          </p>
          <Button type="submit" disabled={sending} aria-describedby={`${id}-note`}>
            {sending ? texts.sending : texts.button}
          </Button>
          <Paragraph id={`${id}-note`} className={styles.note}>
            {note}
          </Paragraph>
        </div>
      </form>
    </FieldsContext>
  );
}
