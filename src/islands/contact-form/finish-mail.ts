import { composeMail } from "../../lib/compose-mail.ts";
import { fitToMailApp, type MailDraft } from "../../lib/mailto.ts";
import type { ContactFormProps } from "./ContactForm.tsx";
import type { Values } from "./fields.ts";

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
  { words, services, to }: Pick<ContactFormProps, "words" | "services" | "to">,
): FinishedMail {
  const draft = composeMail(values, { words: words.email, services, to });
  const { draft: given, complete, url } = fitToMailApp(draft, `\n\n${words.email.cut}`);
  return { values, draft, given, complete, url };
}
