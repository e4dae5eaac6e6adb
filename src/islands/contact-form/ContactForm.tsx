import type { Contact } from "../../content/schemas/contact.ts";
import type { MailText, Values } from "../../lib/mail-text.ts";
import { Field } from "../mail-form/Field.tsx";
import type { Recipient } from "../mail-form/finish-mail.ts";
import { MailForm } from "../mail-form/MailForm.tsx";
import styles from "./ContactForm.module.css";

/** An option of the form's service field. */
interface Topic {
  value: string;
  label: string;
}

interface Props extends Pick<Contact, "form" | "finished" | "toasts"> {
  recipient: Recipient;
  /** The options of the service field. */
  topics: readonly Topic[];
  /** What a link can ask about: the texts by their keys in the URL, below a label. */
  about: { label: string; subjects: Readonly<Record<string, string>> };
}

/** The contact form (spec §3 and §5). */
export function ContactForm({ form, finished, toasts, recipient, topics, about }: Props) {
  const { fields, intro, button, note, sending, problems, email } = form;
  return (
    <MailForm
      id="contact"
      className={`card pegged ${styles.letter}`}
      recipient={recipient}
      mail={contactMail(form, topics)}
      fields={fields}
      intro={intro}
      note={note}
      prefill={() => asked(topics, about)}
      texts={{ button, sending, problems, cut: email.cut, finished, toasts }}
    >
      <Field name="firstName" half autoComplete="given-name" />
      <Field name="lastName" half autoComplete="family-name" />
      <Field name="email" type="email" autoComplete="email" />
      <Field name="service" as="select">
        <option value="">{fields.service.placeholder}</option>
        {topics.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
      <Field name="message" as="textarea" rows={4} />
    </MailForm>
  );
}

/** The values that the URL's query asks for, by a link on a service or a price. */
function asked(topics: Props["topics"], { label, subjects }: Props["about"]): Values {
  const query = new URLSearchParams(window.location.search);
  const topic = topics.find(({ value }) => value === query.get("service"));
  const key = query.get("about") ?? "";
  return {
    ...(topic && { service: topic.value }),
    // Not for "constructor".
    ...(Object.hasOwn(subjects, key) && { message: `${label} ${subjects[key]}\n` }),
  };
}

/**
 * The e-mail of the contact form (spec §7): Name, Email, Service Needed and Message. Each further field
 * has a line before the message. Lines end with a space: Gmail on Android is reported to drop the line
 * breaks of mailto: URLs.
 */
export function contactMail(
  { fields, email }: Pick<Contact["form"], "fields" | "email">,
  topics: readonly Topic[],
): MailText {
  const { firstName, lastName, message, ...others } = fields;
  return {
    subject: email.subject,
    lines: [
      `${email.name}: {firstName} {lastName} `,
      ...Object.entries(others).map(([name, { label, mail }]) => `${mail ?? label}: {${name}} `),
      "",
      `${message.mail ?? message.label}: `,
      "{message}",
    ],
    choices: { service: Object.fromEntries(topics.map(({ value, label }) => [value, label])) },
  };
}
