import type { Contact } from "../../schemas/contact.ts";

/** The fields of the form, in their order (spec §3). */
export const fieldNames = ["firstName", "lastName", "email", "service", "message"] as const;

export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;
export type Problems = Partial<Record<FieldName, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form's control of this name. */
export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  return form.elements.namedItem(name) as Control;
}

/** What was typed and chosen. */
export function valuesOf(form: HTMLFormElement): Values {
  const values = fieldNames.map((name) => [name, controlOf(form, name).value]);
  return Object.fromEntries(values) as Values;
}

/** Puts back what was typed and chosen. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const name of fieldNames) controlOf(form, name).value = values[name];
}

/** What to say beside a control, or nothing where it is in order. */
export function problemOf(control: Control, words: Contact["form"]["fields"]): string | undefined {
  const name = control.name as FieldName;
  if (control.value.trim() === "") return words[name].missing;
  if (control.validity.typeMismatch) return words.email.invalid;
  return undefined;
}

/** What to say beside each control that is not in order. */
export function problemsOf(form: HTMLFormElement, words: Contact["form"]["fields"]): Problems {
  const found = fieldNames.map((name) => [name, problemOf(controlOf(form, name), words)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem)) as Problems;
}
