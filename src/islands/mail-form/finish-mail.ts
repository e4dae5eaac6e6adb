import type { Business } from "../../content/schemas/business.ts";
import { composeBody, type FormValues, type MailText } from "../../lib/mail-text.ts";
import { fitToMailApp, textMessageUrl, webmailLinks } from "../../lib/mailto.ts";

/** The business, as a form needs it. */
export type Recipient = Pick<Business, "email" | "phone" | "textable">;

/**
 * Composes the e-mail; `complete` says whether the mail app gets all of it. Returns undefined if it can't
 * be made: the subject alone is too long for mail apps, or the browser fails to encode it.
 * @param cut ends a draft that was shortened
 */
export function finishMail(values: FormValues, mail: MailText, recipient: Recipient, cut: string) {
  const draft = { to: recipient.email, subject: mail.subject, body: composeBody(mail, values) };
  try {
    const { draft: fitted, complete, url } = fitToMailApp(draft, `\n\n${cut}`);
    const textMessage = textMessageUrl(draft, recipient.phone);
    return { values, draft, url, webmails: webmailLinks(fitted), textMessage, complete };
  } catch {
    return undefined;
  }
}

/** The e-mail, the values of which it was made, and the URLs that open it. */
export type FinishedMail = NonNullable<ReturnType<typeof finishMail>>;
