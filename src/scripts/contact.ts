import { composeMail } from "../lib/compose-mail.ts";
import { fitToMailApp } from "../lib/mailto.ts";

/** The contact form, until its island comes; and for good where the island can't come. */

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
  try {
    location.href = mailOf(form).url;
    event.preventDefault();
  } catch {
    // A browser too old to make the message hands the fields over itself.
  }
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
