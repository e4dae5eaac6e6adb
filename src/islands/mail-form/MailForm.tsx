import { clsx } from "clsx";
import type { ReactNode } from "react";
import { emailHref } from "../../lib/contact-links.ts";
import { Button } from "../../ui/Button.tsx";
import { Paragraph } from "../../ui/Paragraph.tsx";
import { FinishedMessage } from "./FinishedMessage.tsx";
import { FieldsContext } from "./fields-context.ts";
import styles from "./MailForm.module.css";
import { type MailFormOptions, unchecked, useMailForm } from "./use-mail-form.ts";

interface Props extends MailFormOptions {
  intro?: string;
  /** Of the card around the form or the finished message. */
  className: string | undefined;
  /** Of the row with the button. */
  endClassName?: string | undefined;
  /** Stands above the button and describes it. */
  note: string;
  children: ReactNode;
}

/**
 * A form that becomes an e-mail in the visitor's mail app, and in its place the finished message.
 * Without JavaScript the browser itself opens the mail app with the fields: Firefox follows the
 * standard; Chromium corrupts "+", "&" and non-ASCII characters. early-submit.ts is for the time until
 * React has loaded.
 */
export function MailForm(props: Props) {
  const { id, recipient, mail, fields, texts, intro, className, endClassName, note, children } =
    props;
  const { form, summary, state, onInput, onBlur, onSubmit, stopOpening, edit, clear } =
    useMailForm(props);
  const hydrated = state.step !== "served";
  const sending = state.step === "sending";
  const { problems, refused, cleared } = state.step === "editing" ? state : unchecked;
  const listed = problems.size > 0 ? problems : refused?.problems;
  const [firstProblem] = listed?.values() ?? [];
  const counted = listed?.size === 1 ? texts.problems.one : texts.problems.many;
  return (
    <FieldsContext value={{ form: id, texts: fields, problems, sending }}>
      <div className={clsx(styles.card, className)}>
        <form
          ref={form}
          id={id}
          className={clsx(styles.form, state.step === "finished" && styles.invisible, "no-print")}
          action={emailHref(recipient.email, mail.subject)}
          method="post"
          encType="text/plain"
          noValidate={hydrated}
          // Firefox exposes a form with an empty required field as invalid.
          aria-invalid="false"
          tabIndex={-1}
          onInput={onInput}
          onBlur={onBlur}
          onSubmit={onSubmit}
        >
          <div className={styles.fields}>
            {(intro || refused) && (
              <div className={styles.top}>
                {intro && (
                  <Paragraph className={clsx(problems.size > 0 && styles.invisible)}>
                    {intro}
                  </Paragraph>
                )}
                {refused && (
                  // A new element for each submit: screen readers announce an alert that appears.
                  <p
                    key={refused.at}
                    ref={summary}
                    role="alert"
                    className={clsx(styles.summary, problems.size === 0 && styles.invisible)}
                  >
                    {`${counted.replace("{count}", String(listed?.size))} ${firstProblem}`}
                  </p>
                )}
              </div>
            )}
            {children}
          </div>
          <div className={clsx("row", endClassName)}>
            <Paragraph id={`${id}-note`} className={styles.note}>
              {note}
            </Paragraph>
            <Button
              type="submit"
              className={styles.send}
              disabled={sending}
              aria-describedby={`${id}-note`}
            >
              {sending ? texts.sending : texts.button}
            </Button>
          </div>
        </form>
        {state.step === "finished" && (
          <FinishedMessage
            mail={state.mail}
            isNew={state.isNew}
            id={id}
            labels={texts.finished}
            recipient={recipient}
            endClassName={endClassName}
            onOpen={stopOpening}
            onEdit={() => edit(state.mail.values, ({ type }) => type === "textarea")}
            onAnother={() => edit({}, () => true)}
            onClear={clear}
          />
        )}
        <p aria-live="polite" className="visually-hidden">
          {cleared && texts.finished.cleared}
        </p>
      </div>
    </FieldsContext>
  );
}
