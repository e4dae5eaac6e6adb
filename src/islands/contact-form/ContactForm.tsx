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

/** Five fields that become a message in the visitor's own mail app. */
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
        // Without a script the browser itself hands the fields to the mail app. Firefox does it by
        // the standard; Chromium spoils "+", "&" and what is not ASCII, which no attribute mends.
        // src/scripts/contact.ts does better with what stands in data-mail.
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
          <input type="text" autoComplete="given-name" />
        </Field>
        <Field name="lastName" label={fields.lastName.label} problem={problems.lastName}>
          <input type="text" autoComplete="family-name" />
        </Field>
        <Field name="email" label={fields.email.label} problem={problems.email}>
          <input type="email" autoComplete="email" />
        </Field>
        <Field name="service" label={fields.service.label} problem={problems.service}>
          <select>
            <option value="">{fields.service.placeholder}</option>
            {services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field name="message" label={fields.message.label} problem={problems.message}>
          <textarea rows={4} />
        </Field>
        <Button type="submit" variant="main" disabled={sending}>
          {sending ? labels.sending : labels.button}
        </Button>
      </form>
      {finished && (
        <FinishedMessage
          labels={props.finished}
          phone={props.phone}
          {...finished}
          onCopied={handle.copied}
          onEdit={handle.edit}
          onAnother={handle.another}
        />
      )}
      <Notifications area={toasts.area} close={toasts.close} />
    </>
  );
}

/** One text, never two beside each other: a translator moves texts, and React can't take those away. */
function summaryOf(count: number, { one, many }: Contact["form"]["problems"]): string {
  if (count === 0) return "";
  return count === 1 ? one : many.replace("{count}", String(count));
}
