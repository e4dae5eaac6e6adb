import { composeMail } from "../lib/compose-mail.ts";
import { fitToMailApp, MAIL_APP_DELAY } from "../lib/mailto.ts";

/** The contact form, until its island comes; and for good where the island can't come. */

/** When the message was last handed over, in milliseconds since the page began to load. */
let handedOver = Number.NEGATIVE_INFINITY;

chooseService(document.querySelector("#contact-service"));
document.addEventListener("submit", handOver);

/** Chooses the service that the address asks for, unless one is chosen already. */
function chooseService(select: HTMLSelectElement | null): void {
  const asked = new URLSearchParams(location.search).get("service");
  const known = [...(select?.options ?? [])].some(({ value }) => value === asked);
  if (select && known && select.value === "") select.value = String(asked);
}

/** Hands the whole message to the mail app, which a browser's own text/plain may spoil. */
function handOver(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.dataset.mail) return;
  const { url } = mailOf(form);
  event.preventDefault();
  // A double click is one submit.
  if (event.timeStamp - handedOver < MAIL_APP_DELAY) return;
  handedOver = event.timeStamp;
  location.href = url;
}

function mailOf(form: HTMLFormElement) {
  const { to, labels } = JSON.parse(form.dataset.mail ?? "");
  const services = [...form.querySelectorAll("option")];
  // The form's controls are those that composeMail takes.
  const values = Object.fromEntries(new FormData(form)) as Parameters<typeof composeMail>[0];
  const draft = composeMail(values, { labels, services, to });
  return fitToMailApp(draft, `\n\n${labels.cut}`);
}
