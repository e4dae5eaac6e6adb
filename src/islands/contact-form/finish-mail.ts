import { composeMail } from "../../lib/compose-mail.ts";
import { fitToMailApp, type MailDraft } from "../../lib/mailto.ts";
import type { Values } from "./fields.ts";
import type { ContactFormProps } from "./props.ts";

/** A message that has been made of what was typed. */
export interface FinishedMail {
  /** What was typed, to put back. */
  values: Values;
  /** The whole message. */
  draft: MailDraft;
  /** What of it a mail app can take. */
  given: MailDraft;
  /** Whether that is the whole. */
  complete: boolean;
  /** The mailto: address of what a mail app can take. */
  url: string;
}

/** Makes the message of what was typed. */
export function finishMail(
  values: Values,
  { labels, services, to }: Pick<ContactFormProps, "labels" | "services" | "to">,
): FinishedMail {
  const draft = composeMail(values, { labels: labels.email, services, to });
  const { draft: given, complete, url } = fitToMailApp(draft, `\n\n${labels.email.cut}`);
  return { values, draft, given, complete, url };
}
