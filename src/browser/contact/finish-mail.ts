import { composeMail } from "../../lib/compose-mail.ts";
import type { ContactFormData } from "../../lib/contact-form-data.ts";
import { fitToMailApp, type MailDraft } from "../../lib/mailto.ts";
import { type Values, valuesOf } from "./fields.ts";

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
  /** The phone number that receives a text message. */
  phone: string;
}

export function dataOf(form: HTMLFormElement): ContactFormData {
  return JSON.parse(form.dataset.contact ?? "");
}

/** Composes the message from these values, or from those in the form. */
export function finishMail(form: HTMLFormElement, values = valuesOf(form)): FinishedMail {
  const { labels, to, phone } = dataOf(form);
  const services = [...form.querySelectorAll("option")];
  const draft = composeMail(values, { labels, services, to });
  const { draft: fitted, complete, url } = fitToMailApp(draft, `\n\n${labels.cut}`);
  return { values, draft, fitted, complete, url, phone };
}
