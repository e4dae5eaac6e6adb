import { isBlank } from "../../lib/blank.ts";
import type { ContactFormData } from "../../lib/contact-form-data.ts";
import { type Control, controlsOf } from "./fields.ts";

type Problems = ContactFormData["problems"];

/**
 * Shows the validation messages of all fields and their number, and focuses the first invalid field.
 * Returns whether every field is valid.
 */
export function validate(form: HTMLFormElement, problems: Problems): boolean {
  // Before the focus moves, so that a screen reader reads the message with the field.
  for (const control of controlsOf(form)) write(messageOf(control), check(control));
  const [first] = summarize(form, problems, write);
  first?.focus();
  return !first;
}

/** Updates the messages of the invalid fields while they are corrected. */
export function revalidate(form: HTMLFormElement, problems: Problems): void {
  const invalid = invalidControls(form);
  for (const control of invalid) fade(messageOf(control), check(control));
  if (invalid.length > 0) summarize(form, problems, fade);
}

function summarize(form: HTMLFormElement, { one, many }: Problems, show: typeof write): Control[] {
  const invalid = invalidControls(form);
  const count = invalid.length;
  const text = count === 1 ? one : many.replace("{count}", String(count));
  show(form.querySelector("[role=alert]") as HTMLElement, count === 0 ? "" : text);
  return invalid;
}

/** Marks a field as valid or invalid. Returns its validation message; empty if it is valid. */
function check(control: Control): string {
  const { id, dataset } = messageOf(control);
  const { missing = "", invalid = "" } = dataset;
  const wrongType = control.validity.typeMismatch ? invalid : "";
  const text = isBlank(control.value) ? missing : wrongType;
  control.ariaInvalid = String(text !== "");
  if (text) control.setAttribute("aria-describedby", id);
  else control.removeAttribute("aria-describedby");
  return text;
}

function invalidControls(form: HTMLFormElement): Control[] {
  return controlsOf(form).filter((control) => control.matches("[aria-invalid=true]"));
}

function messageOf({ id }: Control): HTMLElement {
  return document.getElementById(`${id}-problem`) as HTMLElement;
}

function write(message: HTMLElement, text: string): void {
  delete message.dataset.fixed;
  if (message.textContent !== text) message.textContent = text;
}

/** Hides a message that is empty now, and leaves its space: nothing may move under the pointer. */
function fade(message: HTMLElement, text: string): void {
  if (text) write(message, text);
  else message.dataset.fixed = "";
}
