import { composeBody, type MailText, type Values } from "../../lib/mail-text.ts";
import {
  fitToMailApp,
  MAX_SAFE_URL_LENGTH,
  type MailDraft,
  textMessageUrl,
  webmailLinks,
} from "../../lib/mailto.ts";

/** The business, as a form needs it. */
export interface Recipient {
  email: string;
  phone: string;
  /** Whether the phone number receives text messages. */
  textable?: boolean | undefined;
}

/** An e-mail composed from a form's values. */
export interface FinishedMail {
  values: Values;
  draft: MailDraft;
  /** The URLs that open it in the mail app, a webmail or a text message. */
  url: string;
  webmails: ReturnType<typeof webmailLinks>;
  textMessage: string;
  /** Whether `url` has the complete draft. It is shortened to what mail apps accept. */
  complete: boolean;
}

export interface Compose {
  mail: MailText;
  recipient: Recipient;
  /** Ends a draft that was shortened. */
  cut: string;
}

/** Composes the e-mail. @throws URIError if the browser can't encode it */
export function finishMail(values: Values, { mail, recipient, cut }: Compose): FinishedMail {
  const { subject } = mail;
  const draft = { to: recipient.email, subject, body: composeBody(mail, values) };
  const { draft: fitted, complete, url } = fitToMailApp(draft, `\n\n${cut}`);
  const textMessage = textMessageUrl(draft, recipient.phone);
  return { values, draft, url, webmails: webmailLinks(fitted), textMessage, complete };
}

/** Whether the e-mail would be too long for mail apps. A failure is reported on submit instead. */
export function isTooLong(values: Values, compose: Compose): boolean {
  // Composing a long message takes long on a slow phone.
  if (Object.values(values).some((value) => value.length > MAX_SAFE_URL_LENGTH)) return true;
  try {
    return !finishMail(values, compose).complete;
  } catch {
    return false;
  }
}
