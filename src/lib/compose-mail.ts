import type { Contact } from "../content/schemas/contact.ts";
import type { MailDraft } from "./mailto.ts";

type FieldName = keyof Contact["form"]["fields"];

interface Context {
  /** The subject, and the label of each line of the body. */
  labels: Omit<Contact["form"]["email"], "cut">;
  services: readonly { value: string; label: string }[];
  /** The recipient's e-mail address. */
  to: string;
}

/**
 * The e-mail that the form's values make (spec §7): Name, Email, Service Needed and Message. Each
 * further field gets a line before the message. Each line of a label ends with a space: Gmail on
 * Android is reported to drop the line breaks of mailto: URLs.
 */
export function composeMail(
  values: Record<FieldName, string>,
  { labels, services, to }: Context,
): MailDraft {
  const { firstName, lastName, email, service, message, ...others } = values;
  const chosen = services.find(({ value }) => value === service);
  const lines: Record<string, string> = {
    name: `${firstName.trim()} ${lastName.trim()}`,
    address: email.trim(),
    service: chosen?.label ?? service,
    ...others,
  };
  const body = [
    ...Object.entries(lines)
      .filter(([name]) => name in labels)
      .map(([name, value]) => `${Reflect.get(labels, name)}: ${value} `),
    "",
    `${labels.message}: `,
    message,
  ].join("\n");
  return { to, subject: labels.subject, body };
}
