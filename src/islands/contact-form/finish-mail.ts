import { composeMail } from "../../lib/compose-mail.ts";
import { fitToMailApp, type MailDraft } from "../../lib/mailto.ts";
import type { Values } from "./fields.ts";
import type { ContactFormProps } from "./props.ts";

/** The message composed from the form's values. */
export interface FinishedMail {
  values: Values;
  draft: MailDraft;
  /** The draft, shortened to the URL length that mail apps accept. */
  fitted: MailDraft;
  /** Whether `fitted` is the complete draft. */
  complete: boolean;
  /** The mailto: URL of `fitted`. */
  url: string;
}

export function finishMail(
  values: Values,
  { labels, services, to }: Pick<ContactFormProps, "labels" | "services" | "to">,
): FinishedMail {
  const draft = composeMail(values, { labels: labels.email, services, to });
  const { draft: fitted, complete, url } = fitToMailApp(draft, `\n\n${labels.email.cut}`);
  return { values, draft, fitted, complete, url };
}
