import { useRef } from "react";
import type { Contact } from "../../content/schemas/contact.ts";
import { Button } from "../../ui/Button.tsx";
import { Boundary } from "../Boundary.tsx";
import { Notifications } from "../notifications/Notifications.tsx";
import styles from "./ContactForm.module.css";
import { Field } from "./Field.tsx";
import { FinishedMessage } from "./FinishedMessage.tsx";
import type { ContactFormProps } from "./props.ts";
import { useContactForm } from "./use-contact-form.ts";

/** The contact form: composes a message and opens it in the visitor's mail app. */
export function ContactForm(props: ContactFormProps) {
  return (
    <Boundary island="ContactForm">
      <MessageForm {...props} />
    </Boundary>
  );
}

function MessageForm(props: ContactFormProps) {
  const { labels, toasts, services, action } = props;
  const form = useRef<HTMLFormElement>(null);
  const { problems, sending, finished, ...handle } = useContactForm(form, props);
  const { fields } = labels;
  const count = Object.keys(problems).length;

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        hidden={finished !== undefined}
        // Without JavaScript the browser opens the mail app with the fields. Firefox follows the
        // standard. Chromium corrupts "+", "&" and non-ASCII characters, which no attribute fixes.
        // src/browser/contact.ts avoids this with the values in data-mail.
        action={action}
        data-mail={JSON.stringify({ to: props.to, labels: labels.email })}
        method="post"
        encType="text/plain"
        onSubmit={handle.submit}
        onInput={handle.input}
      >
        <p role="alert" className={styles.summary}>
          {summaryOf(count, labels.problems)}
        </p>
        <Field name="firstName" label={fields.firstName.label} problem={problems.firstName}>
          {(control) => <input type="text" autoComplete="given-name" {...control} />}
        </Field>
        <Field name="lastName" label={fields.lastName.label} problem={problems.lastName}>
          {(control) => <input type="text" autoComplete="family-name" {...control} />}
        </Field>
        <Field name="email" label={fields.email.label} problem={problems.email}>
          {(control) => <input type="email" autoComplete="email" {...control} />}
        </Field>
        <Field name="service" label={fields.service.label} problem={problems.service}>
          {(control) => (
            <select {...control}>
              <option value="">{fields.service.placeholder}</option>
              {services.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="message" label={fields.message.label} problem={problems.message}>
          {(control) => <textarea rows={4} {...control} />}
        </Field>
        <Button type="submit" variant="main" disabled={sending}>
          {sending ? labels.sending : labels.button}
        </Button>
      </form>
      {finished && (
        <FinishedMessage
          labels={props.finished}
          phone={props.phone}
          mail={finished}
          onCopied={handle.copied}
          onEdit={handle.edit}
          onAnother={handle.another}
        />
      )}
      <Notifications area={toasts.area} close={toasts.close} />
    </>
  );
}

/** A single string: page translators move text nodes, and React fails to remove moved siblings. */
function summaryOf(count: number, { one, many }: Contact["form"]["problems"]): string {
  if (count === 0) return "";
  return count === 1 ? one : many.replace("{count}", String(count));
}
