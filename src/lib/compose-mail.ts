import type { Contact } from "../schemas/contact.ts";
import type { MailDraft } from "./mailto.ts";

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  /** The value chosen in the form: a service's id. */
  service: string;
  message: string;
}

interface Context {
  /** The subject, and the name of each line in the body. */
  words: Omit<Contact["form"]["email"], "cut">;
  services: readonly { value: string; label: string }[];
  /** The address the message is for. */
  to: string;
}

/** The e-mail made of what was typed (spec §7): Name, Email, Service Needed and Message. */
export function composeMail(values: Values, { words, services, to }: Context): MailDraft {
  const chosen = services.find(({ value }) => value === values.service);
  const body = [
    `${words.name}: ${values.firstName.trim()} ${values.lastName.trim()}`,
    `${words.address}: ${values.email.trim()}`,
    `${words.service}: ${chosen?.label ?? values.service}`,
    "",
    `${words.message}:`,
    values.message,
  ].join("\n");
  return { to, subject: words.subject, body };
}
