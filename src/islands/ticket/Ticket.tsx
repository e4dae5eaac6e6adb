import type { SelfService } from "../../content/schemas/self-service.ts";
import type { MailText } from "../../lib/mail-text.ts";
import { Field } from "../mail-form/Field.tsx";
import type { Recipient } from "../mail-form/finish-mail.ts";
import { MailForm, type MailFormTexts } from "../mail-form/MailForm.tsx";
import styles from "./Ticket.module.css";

interface Props {
  ticket: SelfService["request"]["ticket"];
  /** Those of the contact form. */
  texts: Omit<MailFormTexts, "button">;
  recipient: Recipient;
}

/** A support ticket for the mail app, where no help desk is connected. */
export function Ticket({ ticket, texts, recipient }: Props) {
  const { fields, button, note } = ticket;
  return (
    <MailForm
      id="ticket"
      className={styles.ticket}
      recipient={recipient}
      mail={ticketMail(ticket)}
      fields={Object.fromEntries(fields.map((field) => [field.label, field]))}
      note={note}
      texts={{ ...texts, button }}
    >
      {fields.map(({ label, rows }) => (
        <Field key={label} name={label} {...(rows ? { as: "textarea", rows } : { half: true })} />
      ))}
    </MailForm>
  );
}

/** The e-mail of a ticket: each field that is filled in, below its label in the e-mail. */
export function ticketMail({
  subject,
  fields,
}: Pick<SelfService["request"]["ticket"], "subject" | "fields">): MailText {
  return { subject, lines: fields.map(({ label, mail = label }) => `${mail}: \n{${label}} \n`) };
}
