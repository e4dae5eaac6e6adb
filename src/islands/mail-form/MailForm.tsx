import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { emailHref } from "../../lib/contact-links.ts";
import type { MailText, Values } from "../../lib/mail-text.ts";
import { SENDING_TIME } from "../../lib/mailto.ts";
import { Button } from "../../ui/Button.tsx";
import { Paragraph } from "../../ui/Paragraph.tsx";
import { showToast } from "../toasts/toast.ts";
import { FinishedMessage } from "./FinishedMessage.tsx";
import { FieldsContext } from "./fields-context.ts";
import { type FinishedMail, finishMail, type Recipient } from "./finish-mail.ts";
import {
  type Control,
  controlsOf,
  type FieldText,
  fillEmpty,
  isSame,
  problemsIn,
  readForm,
  readStored,
} from "./form-values.ts";
import styles from "./MailForm.module.css";
import { useDraft } from "./use-draft.ts";
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
 * How long after the sending the mail app opens, in milliseconds. A screen reader that takes a mailto: URL
 * for the load of a page reads on from the focus, and skips what appears while it loads. WebKit counts a
 * timer as part of the press for one second.
 */
const ANNOUNCING_TIME = 300;

type Problems = ReadonlyMap<string, string>;

const none: Problems = new Map();

type Step =
  /** The server's HTML. Until React has hydrated it, the browser's own validation answers. */
  | { name: "served" }
  | {
      name: "editing";
      /** The problem of each invalid field. */
      problems: Problems;
      /** The field that gets the focus. */
      focus?: Control | undefined;
      /** Whether the visitor has just removed a message. */
      cleared?: boolean;
    }
  | { name: "sending"; mail: FinishedMail }
  /** isNew: it was sent just now. */
  | { name: "finished"; mail: FinishedMail; isNew: boolean };

/**
 * A form that becomes an e-mail in the visitor's mail app, and in its place the finished message.
 * Without JavaScript the browser itself opens the mail app with the fields: Firefox follows the
 * standard; Chromium corrupts "+", "&" and non-ASCII characters. early-submit.ts is for the time until
 * React has loaded.
 */
export function MailForm(props: Props) {
  const { id, recipient, mail, fields, texts, intro, prefill, classNames, note, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const [step, setStep] = useState<Step>({ name: "served" });
  /** How many problems the last submit that failed found, and its time. */
  const [found, setFound] = useState<{ count: number; at: number }>();
  const hydrated = step.name !== "served";
  const sending = step.name === "sending";
  const editing = step.name === "editing" ? step : undefined;
  const problems = editing?.problems ?? none;
  // Once: what throws while React renders takes the form away.
  const [action] = useState(() => emailHref(recipient.email, mail.subject));
  const compose = (values: Values) => finishMail(values, mail, recipient, texts.cut);
  const { save, saveSoon } = useDraft(
    id,
    form,
    "mail" in step ? step.mail.values : undefined,
    (values) => compose(values)?.complete === false,
  );
  useServedForm(id, form);

  const restore = useEffectEvent(() => {
    const { draft, finished, early = false } = readStored(id);
    const sent = finished && compose(finished);
    if (form.current) fillEmpty(form.current, draft ?? (sent ? {} : (prefill?.() ?? {})));
    if (sent) setStep({ name: "finished", mail: sent, isNew: early });
    else setStep({ name: "editing", problems: none });
    if (sent && early) showToast({ ...texts.toasts.success, destructive: false });
    document.documentElement.removeAttribute("data-finished");
  });
  useLayoutEffect(() => restore(), []);

  // Before the heading takes the focus: a screen reader follows a select that changes after it. What was
  // typed after an early submit stays.
  useLayoutEffect(() => {
    if (
      step.name === "finished" &&
      form.current &&
      isSame(readForm(form.current), step.mail.values)
    )
      form.current.reset();
  }, [step]);

  // Once it is on screen: a hidden form takes no focus.
  useEffect(() => {
    if (step.name !== "editing") return;
    if (step.focus) {
      summary.current?.scrollIntoView();
      step.focus.focus();
    }
    if (step.cleared) form.current?.focus();
  }, [step]);

  function onInput(): void {
    saveSoon();
    if (!form.current || !editing || problems.size === 0) return;
    // Only fields that had a problem: others are not complete yet.
    const left = [...problemsIn(form.current, fields)].filter(([name]) => problems.has(name));
    setStep({ ...editing, problems: new Map(left), focus: undefined });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending) return;
    const element = event.currentTarget;
    const invalid = problemsIn(element, fields);
    const focus = controlsOf(element).find(({ name }) => invalid.has(name));
    setStep({ name: "editing", problems: invalid, focus });
    if (invalid.size > 0) {
      setFound({ count: invalid.size, at: event.timeStamp });
      return;
    }
    const message = compose(readForm(element));
    if (message) send(message);
    else showToast({ ...texts.toasts.failure, destructive: true });
  }

  function send(message: FinishedMail): void {
    setStep({ name: "sending", mail: message });
    setTimeout(() => {
      setStep({ name: "finished", mail: message, isNew: true });
      showToast({ ...texts.toasts.success, destructive: false });
    }, SENDING_TIME);
    setTimeout(() => {
      suppressLeaveWarning();
      location.href = message.url;
    }, SENDING_TIME + ANNOUNCING_TIME);
  }

  /** Shows the form again, with these values, and focuses one of its fields. */
  function edit(values: Values, isWanted: (control: Control) => boolean): void {
    if (!form.current) return;
    fillEmpty(form.current, values);
    setFound(undefined);
    const focus = controlsOf(form.current).find(isWanted);
    setStep({ name: "editing", problems: none, focus });
  }

  /** For a shared computer. */
  function clear(): void {
    form.current?.reset();
    setFound(undefined);
    setStep({ name: "editing", problems: none, cleared: true });
  }

  const count = problems.size || found?.count;
  const summaryText = count === 1 ? texts.problems.one : texts.problems.many;
  return (
    <FieldsContext value={{ form: id, texts: fields, problems, sending }}>
      <div className={`${styles.card} ${classNames.card ?? ""}`}>
        <form
          ref={form}
          id={id}
          className={`${styles.form} ${step.name === "finished" ? styles.sent : ""} no-print`}
          action={action}
          method="post"
          encType="text/plain"
          data-hydrated={hydrated || undefined}
          noValidate={hydrated}
          // Firefox exposes a form with an empty required field as invalid.
          aria-invalid="false"
          tabIndex={-1}
          onInput={onInput}
          onBlur={save}
          onSubmit={onSubmit}
        >
          {intro && <Paragraph>{intro}</Paragraph>}
          {found && (
            // A new element for each submit: screen readers announce an alert that appears. Once all are
            // solved it keeps its place, so that nothing moves under somebody who types.
            <p
              key={found.at}
              ref={summary}
              role="alert"
              className={`${styles.summary} ${problems.size === 0 ? styles.solved : ""}`}
            >
              {summaryText.replace("{count}", String(count))}
            </p>
          )}
          {children}
          <div className={`row ${classNames.end ?? ""}`}>
            <Button
              type="submit"
              className={styles.send}
              disabled={sending}
              aria-describedby={`${id}-note`}
            >
              {sending ? texts.sending : texts.button}
            </Button>
            <Paragraph id={`${id}-note`} className={styles.note}>
              {note}
            </Paragraph>
          </div>
        </form>
        {step.name === "finished" && (
          <FinishedMessage
            mail={step.mail}
            isNew={step.isNew}
            id={id}
            labels={texts.finished}
            recipient={recipient}
            endClassName={classNames.end ?? ""}
            onEdit={() => edit(step.mail.values, ({ type }) => type === "textarea")}
            onAnother={() => edit({}, () => true)}
            onClear={clear}
          />
        )}
        <p aria-live="polite" className="visually-hidden">
          {editing?.cleared && texts.finished.cleared}
        </p>
      </div>
    </FieldsContext>
  );
}
