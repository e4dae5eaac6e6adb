import { isBlank } from "../../lib/blank.ts";
import { MAIL_APP_DELAY } from "../../lib/mailto.ts";
import { onInteraction } from "../on-interaction.ts";
import { readQuery } from "./asked-about.ts";
import { controlOf, controlsOf } from "./fields.ts";
import { dataOf, type FinishedMail, finishMail } from "./finish-mail.ts";
import { loadMoreWays, restoreFinished, showFinished, takeFinished } from "./finished-message.ts";
import { checkLength, checkLengthSoon, suppressLeaveWarning } from "./leave-warning.ts";
import { loadToasts, showToast } from "./toasts.ts";
import { revalidate, validate } from "./validation.ts";

// The contact form. Inline in the page: it never loads late, and works without a connection.

const form = document.querySelector("form[data-contact]") as HTMLFormElement;
const button = form.querySelector("button") as HTMLButtonElement;
const data = dataOf(form);

// Messages beside the fields replace the browser's validation bubbles.
form.noValidate = true;
readQuery(
  controlOf(form, "service") as HTMLSelectElement,
  controlOf(form, "message") as HTMLTextAreaElement,
);
restoreFinished(form);
checkLength(form);
form.addEventListener("submit", submit);
form.addEventListener("input", () => {
  checkLengthSoon(form);
  revalidate(form, data.problems);
});
form.addEventListener("change", () => checkLength(form));
onInteraction(form, () => {
  loadMoreWays().catch(() => {});
  return loadToasts();
});
document.querySelector("[data-part=edit]")?.addEventListener("click", edit);
// By now the browser has restored what was typed before a reload.
addEventListener("pageshow", () => checkLength(form));

function submit(event: SubmitEvent): void {
  event.preventDefault();
  // A second submit of a double click.
  if (button.disabled || !validate(form, data.problems)) return;
  let mail: FinishedMail;
  try {
    mail = finishMail(form);
    suppressLeaveWarning();
    location.href = mail.url;
  } catch {
    void showToast(data.toasts, "failure");
    return;
  }
  // From here on, what is typed belongs to the next message.
  form.reset();
  checkLength(form);
  showFinished(mail);
  showSending();
}

/** Announces the mail app after the time that a system may take to open it. */
function showSending(): void {
  const label = button.querySelector("span") as HTMLElement;
  const before = label.textContent;
  button.disabled = true;
  label.textContent = String(button.dataset.sending);
  setTimeout(() => {
    button.disabled = false;
    label.textContent = before;
    void showToast(data.toasts, "success");
  }, MAIL_APP_DELAY);
}

/** Returns the finished message to the form, above what was typed there in the meantime. */
function edit(): void {
  const values = takeFinished()?.values;
  for (const control of controlsOf(form)) {
    const value = values?.[control.name as keyof typeof values] ?? "";
    const typed = control.name === "message" && !isBlank(control.value) ? control.value : "";
    control.value = typed ? `${value}\n\n${typed}` : value;
  }
  checkLength(form);
  revalidate(form, data.problems);
  controlOf(form, "message").focus();
}
