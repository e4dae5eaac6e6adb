import type { Business } from "../../content/schemas/business.ts";
import { composeBody, type FormValues, type MailText } from "../../lib/mail-text.ts";
import { fitToMailApp, type MailDraft, textMessageUrl, webmailLinks } from "../../lib/mailto.ts";

/** The business, as a form needs it. */
export type Recipient = Pick<Business, "email" | "phone" | "textable">;

export interface FinishedMail {
  values: FormValues;
  draft: MailDraft;
  /** The URLs that open it in the mail app, a webmail or a text message. */
  url: string;
  webmails: ReturnType<typeof webmailLinks>;
  textMessage: string;
  /** Whether `url` has the complete draft. It is shortened to what mail apps accept. */
  complete: boolean;
}

/**
 * Composes the e-mail. Returns undefined if it can't be made: the subject alone is too long for mail apps,
 * or the browser fails to encode it.
 * @param cut ends a draft that was shortened
 */
export function finishMail(
  values: FormValues,
  mail: MailText,
  recipient: Recipient,
  cut: string,
): FinishedMail | undefined {
  const draft = { to: recipient.email, subject: mail.subject, body: composeBody(mail, values) };
  try {
    const { draft: fitted, complete, url } = fitToMailApp(draft, `\n\n${cut}`);
    const textMessage = textMessageUrl(draft, recipient.phone);
    return { values, draft, url, webmails: webmailLinks(fitted), textMessage, complete };
  } catch {
    return undefined;
  }
}
