import { isBlank } from "../../lib/blank.ts";
import { composeBody, type MailText } from "../../lib/mail-text.ts";
import { fitToMailApp } from "../../lib/mailto.ts";
import { controlsOf, readForm, SENDING_TIME, store } from "./form-values.ts";

export interface EarlySubmitProps {
  id: string;
  to: string;
  mail: MailText;
  /** Ends an e-mail that was shortened to what mail apps accept. */
  cut: string;
}

/** Set by EarlySubmit.astro. */
declare const earlySubmit: EarlySubmitProps;

const { id, to, mail, cut } = earlySubmit;

/*
 * For a form that is sent before React has hydrated it, or without React: opens the mail app with the
 * same text, and stores the message, which React shows once it is there.
 */

// Where a message is finished, MailForm.module.css hides the form until React shows the message.
if (history.state?.[id]?.finished) document.documentElement.dataset.finished = "";
let last = Number.NEGATIVE_INFINITY;
document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  // React's handler prevents the default before the event gets here.
  if (form.id !== id || event.defaultPrevented) return;
  event.preventDefault();
  if (event.timeStamp - last < SENDING_TIME) return;
  // The browser's own validation accepts spaces in a required field.
  for (const control of controlsOf(form))
    if (control.required && isBlank(control.value)) control.value = "";
  if (!form.reportValidity()) return;
  last = event.timeStamp;
  const finished = readForm(form);
  store(id, { finished, early: true });
  const draft = { to, subject: mail.subject, body: composeBody(mail, finished) };
  location.href = fitToMailApp(draft, `\n\n${cut}`).url;
});
