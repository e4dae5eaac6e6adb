import type { Contact } from "../../content/schemas/contact.ts";
import type { Topic } from "../../content/schemas/service-list.ts";
import type { FormValues } from "../../lib/mail-text.ts";
import { Field } from "../mail-form/Field.tsx";
import type { Recipient } from "../mail-form/finish-mail.ts";
import { MailForm } from "../mail-form/MailForm.tsx";
import styles from "./ContactForm.module.css";
import { contactMail } from "./contact-mail.ts";

interface Props extends Pick<Contact, "form" | "finished" | "toasts"> {
  recipient: Recipient;
  /** The options of the service field. */
  topics: readonly Topic[];
  /** What a link can ask about: the texts by their keys in the URL, below a label. */
  about: { label: string; subjects: Readonly<Record<string, string>> };
}

const ContactField = Field<keyof Contact["form"]["fields"]>;

export function ContactForm({ form, finished, toasts, recipient, topics, about }: Props) {
  const { fields, intro, button, note, sending, problems, email } = form;
  return (
    <MailForm
      id="contact"
      className={`card ${styles.letter}`}
      recipient={recipient}
      mail={contactMail(form, topics)}
      fields={fields}
      intro={intro}
      note={note}
      prefill={() => asked(topics, about)}
      texts={{ button, sending, problems, cut: email.cut, finished, toasts }}
    >
      <ContactField name="firstName" className={styles.name} autoComplete="given-name" />
      <ContactField name="lastName" className={styles.name} autoComplete="family-name" />
      <ContactField name="email" className={styles.half} type="email" autoComplete="email" />
      <ContactField name="service" className={styles.half} as="select">
        <option value="">{fields.service.placeholder}</option>
        {topics.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ContactField>
      <ContactField name="message" as="textarea" rows={4} />
    </MailForm>
  );
}

/** The values that the URL's query asks for, by a link on a service or a price. */
function asked(topics: Props["topics"], { label, subjects }: Props["about"]): FormValues {
  const query = new URLSearchParams(window.location.search);
  const topic = topics.find(({ id }) => id === query.get("service"));
  const key = query.get("about") ?? "";
  return {
    ...(topic && { service: topic.id }),
    // Not for "constructor".
    ...(Object.hasOwn(subjects, key) && { message: `${label} ${subjects[key]}\n` }),
  };
}
