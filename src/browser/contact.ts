import { composeMail } from "../lib/compose-mail.ts";
import { fitToMailApp, MAIL_APP_DELAY } from "../lib/mailto.ts";

// Runs the contact form until its island hydrates, or permanently if the island fails to load.

/** The timeStamp of the last submit that opened the mail app. */
let lastSubmit = Number.NEGATIVE_INFINITY;

chooseService(document.querySelector("#contact-service"));
document.addEventListener("submit", openMailApp);

/** Selects the service in the URL's query, unless one is already selected. */
function chooseService(select: HTMLSelectElement | null): void {
  const requested = new URLSearchParams(location.search).get("service");
  const known = [...(select?.options ?? [])].some(({ value }) => value === requested);
  if (select && known && select.value === "") select.value = String(requested);
}

/** Opens the mail app with the message. A native text/plain submit may corrupt characters. */
function openMailApp(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.dataset.mail) return;
  const { url } = mailOf(form);
  event.preventDefault();
  // Ignore the second submit of a double click.
  if (event.timeStamp - lastSubmit < MAIL_APP_DELAY) return;
  lastSubmit = event.timeStamp;
  location.href = url;
}

function mailOf(form: HTMLFormElement) {
  const { to, labels } = JSON.parse(form.dataset.mail ?? "");
  const services = [...form.querySelectorAll("option")];
  // The form's controls match composeMail's fields.
  const values = Object.fromEntries(new FormData(form)) as Parameters<typeof composeMail>[0];
  const draft = composeMail(values, { labels, services, to });
  return fitToMailApp(draft, `\n\n${labels.cut}`);
}
