import type { Contact } from "../../content/schemas/contact.ts";
import type { Topic } from "../../content/schemas/service-list.ts";
import type { MailText } from "../../lib/mail-text.ts";

/**
 * The e-mail of the contact form: Name, Email, Service Needed and Message. Each further field
 * has a line before the message.
 */
export function contactMail(
  { fields, email }: Pick<Contact["form"], "fields" | "email">,
  topics: readonly Topic[],
): MailText {
  const { firstName, lastName, message, ...others } = fields;
  return {
    subject: email.subject,
    lines: [
      `${email.name}: {firstName} {lastName}`,
      ...Object.entries(others).map(([name, { label, mail }]) => `${mail ?? label}: {${name}}`),
      "",
      `${message.mail ?? message.label}:`,
      "{message}",
    ],
    choices: { service: Object.fromEntries(topics.map(({ id, name }) => [id, name])) },
  };
}
