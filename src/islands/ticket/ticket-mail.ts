import type { SelfService } from "../../content/schemas/self-service.ts";
import type { MailText } from "../../lib/mail-text.ts";

/** The e-mail of a ticket: each field that is filled in, below its label in the e-mail. */
export function ticketMail({
  subject,
  fields,
}: Pick<SelfService["request"]["ticket"], "subject" | "fields">): MailText {
  return { subject, lines: fields.map(({ id, label, mail = label }) => `${mail}:\n{${id}}\n`) };
}
