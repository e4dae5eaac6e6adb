import { composeMail } from "../lib/compose-mail.ts";
import { fitToMailApp } from "../lib/mailto.ts";

/** The contact form, until its island comes; and for good where the island can't come. */

/** The longest that the second click of two takes, in milliseconds. */
const doubleClick = 600;

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
  // Twice on the button is once.
  if (event.timeStamp - handedOver < doubleClick) return;
  handedOver = event.timeStamp;
  location.href = url;
}

function mailOf(form: HTMLFormElement) {
  const { to, words } = JSON.parse(form.dataset.mail ?? "");
  const services = [...form.querySelectorAll("option")];
  const typed = new FormData(form);
  const value = (name: string) => String(typed.get(name));
  const draft = composeMail(
    {
      firstName: value("firstName"),
      lastName: value("lastName"),
      email: value("email"),
      service: value("service"),
      message: value("message"),
    },
    { words, services, to },
  );
  return fitToMailApp(draft, `\n\n${words.cut}`);
}
