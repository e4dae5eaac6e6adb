import type { SelfService } from "../../content/schemas/self-service.ts";
import card from "../../ui/TicketCard.module.css";
import { Field } from "../mail-form/Field.tsx";
import type { Recipient } from "../mail-form/finish-mail.ts";
import { MailForm } from "../mail-form/MailForm.tsx";
import type { MailFormTexts } from "../mail-form/use-mail-form.ts";
import { ticketMail } from "./ticket-mail.ts";

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
      className={card.body}
      endClassName={card.stub}
      recipient={recipient}
      mail={ticketMail(ticket)}
      fields={Object.fromEntries(fields.map((field) => [field.id, field]))}
      note={note}
      texts={{ ...texts, button }}
    >
      {fields.map(({ id, rows }) => (
        <Field
          key={id}
          name={id}
          {...(rows ? { as: "textarea", rows } : { className: card.half })}
        />
      ))}
    </MailForm>
  );
}
