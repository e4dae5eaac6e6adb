import {
  type ReactNode,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Contact } from "../../content/schemas/contact.ts";
import { emailHref } from "../../lib/contact-links.ts";
import type { MailText, Values } from "../../lib/mail-text.ts";
import { MAIL_APP_DELAY } from "../../lib/mailto.ts";
import { Button } from "../../ui/Button.tsx";
import { Paragraph } from "../../ui/Paragraph.tsx";
import { showToast } from "../toasts/toast.ts";
import { FinishedMessage } from "./FinishedMessage.tsx";
import { FieldsContext } from "./fields-context.ts";
import { type FinishedMail, finishMail, type Recipient } from "./finish-mail.ts";
import { LiveText } from "./LiveText.tsx";
import styles from "./MailForm.module.css";
import {
  controlsOf,
  type FieldText,
  fillEmpty,
  focusField,
  problemsIn,
  readForm,
} from "./read-form.ts";
import { isSame, readStored } from "./stored.ts";
import { useDraft } from "./use-draft.ts";
import { useHydrated } from "./use-hydrated.ts";
import { suppressLeaveWarning } from "./use-leave-warning.ts";
import { useServedForm } from "./use-served-form.ts";

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
  /** The card around the form or the finished message, and the row with the button. */
  classNames: { card: string | undefined; end?: string | undefined };
  /** Stands beside the button and describes it. */
  note: string;
  /** The fields, each a Field. */
  children: ReactNode;
}

/**
 * A form that becomes an e-mail in the visitor's mail app, and in its place the finished message.
 * Without JavaScript the browser itself opens the mail app with the fields: Firefox follows the
 * standard; Chromium corrupts "+", "&" and non-ASCII characters. early-submit.ts is for the time until
 * React has loaded.
 */
export function MailForm(props: Props) {
  const { id, recipient, mail, fields, texts, intro, prefill, classNames, note, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  /** The number of submits. */
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);
  const [finished, setFinished] = useState<{ mail: FinishedMail; isNew: boolean }>();
  const [cleared, setCleared] = useState(0);
  // Once: what throws while React renders takes the form away.
  const [action] = useState(() => emailHref(recipient.email, mail.subject));
  const compose = (values: Values) => finishMail(values, mail, recipient, texts.cut);
  const isTooLong = (values: Values) => {
    try {
      return !compose(values).complete;
    } catch {
      // Reported on submit.
      return false;
    }
  };
  const { save, saveSoon } = useDraft(id, form, finished?.mail.values, isTooLong);
  useServedForm(id, form);

  const restore = useEffectEvent(() => {
    const { draft, finished: values, early = false } = readStored(id);
    if (values) setFinished({ mail: compose(values), isNew: early });
    if (values && early) showToast({ ...texts.toasts.success, destructive: false });
    if (form.current) fillEmpty(form.current, draft ?? (values ? {} : (prefill?.() ?? {})));
  });
  useLayoutEffect(() => restore(), []);

  const isShown = finished && !sending;
  // Once it is hidden: a screen reader follows a select that changes. What was typed after an early
  // submit stays.
  useLayoutEffect(() => {
    if (isShown && form.current && isSame(readForm(form.current), finished.mail.values))
      form.current.reset();
  }, [isShown, finished]);

  function onInput(): void {
    saveSoon();
    if (!form.current || problems.size === 0) return;
    // Only fields that had a problem: others are not complete yet.
    const now = problemsIn(form.current, fields);
    setProblems(new Map([...now].filter(([name]) => problems.has(name))));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending) return;
    const element = event.currentTarget;
    const found = problemsIn(element, fields);
    // Before the focus moves, so that a screen reader reads the problem with the field.
    flushSync(() => {
      setProblems(found);
      setTries((count) => count + 1);
    });
    if (found.size > 0) {
      focusField(controlsOf(element).find(({ name }) => found.has(name)));
      return;
    }
    try {
      send(compose(readForm(element)));
    } catch {
      showToast({ ...texts.toasts.failure, destructive: true });
    }
  }

  function send(message: FinishedMail): void {
    suppressLeaveWarning();
    location.href = message.url;
    setSending(true);
    setFinished({ mail: message, isNew: true });
    // After the time that a system may take to open the mail app; no event reports it.
    setTimeout(() => {
      setSending(false);
      showToast({ ...texts.toasts.success, destructive: false });
    }, MAIL_APP_DELAY);
  }

  /** Shows the form again, and focuses one of its fields. */
  function showForm(values: Values, isWanted: (control: Element) => boolean): void {
    flushSync(() => setFinished(undefined));
    if (!form.current) return;
    fillEmpty(form.current, values);
    save();
    focusField(controlsOf(form.current).find(isWanted));
  }

  /** For a shared computer. */
  function clear(): void {
    form.current?.reset();
    flushSync(() => {
      setFinished(undefined);
      setCleared((count) => count + 1);
    });
    form.current?.focus();
  }

  const [problem] = problems.values();
  const summary = problems.size === 1 ? texts.problems.one : texts.problems.many;
  return (
    <FieldsContext value={{ form: id, texts: fields, problems, sending }}>
      <div className={`${styles.card} ${classNames.card ?? ""}`}>
        <form
          ref={form}
          id={id}
          className={`${styles.form} ${isShown ? styles.sent : ""} no-print`}
          action={action}
          method="post"
          encType="text/plain"
          // Until then, the browser's own validation answers.
          noValidate={hydrated}
          // Firefox exposes a form with an empty required field as invalid.
          aria-invalid="false"
          tabIndex={-1}
          onInput={onInput}
          onBlur={save}
          onSubmit={onSubmit}
        >
          {intro && <Paragraph>{intro}</Paragraph>}
          {children}
          <div className={`row ${classNames.end ?? ""}`}>
            {problem && (
              // A new element for each try: screen readers announce an alert that appears.
              <p key={tries} role="alert" className={styles.summary}>
                {`${summary.replace("{count}", String(problems.size))} ${problem}`}
              </p>
            )}
            <Button type="submit" disabled={sending} aria-describedby={`${id}-note`}>
              {sending ? texts.sending : texts.button}
            </Button>
            <Paragraph id={`${id}-note`} className={styles.note}>
              {note}
            </Paragraph>
          </div>
        </form>
        {isShown && (
          <FinishedMessage
            {...finished}
            id={id}
            labels={texts.finished}
            recipient={recipient}
            endClassName={classNames.end ?? ""}
            onEdit={() =>
              showForm(finished.mail.values, (each) => each instanceof HTMLTextAreaElement)
            }
            onAnother={() => showForm({}, () => true)}
            onClear={clear}
          />
        )}
        <p aria-live="polite" className="visually-hidden">
          {cleared > 0 && <LiveText turn={cleared}>{texts.finished.cleared}</LiveText>}
        </p>
      </div>
    </FieldsContext>
  );
}
