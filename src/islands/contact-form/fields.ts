import type { Contact } from "../../content/schemas/contact.ts";

type FieldLabels = Contact["form"]["fields"];

export type FieldName = keyof FieldLabels;
export type Values = Record<FieldName, string>;
export type Problems = Partial<Record<FieldName, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The names of the form's fields, in the order of their labels. */
export function fieldNames(labels: FieldLabels): FieldName[] {
  return Object.keys(labels) as FieldName[];
}

export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  return form.elements.namedItem(name) as Control;
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values;
}

export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    controlOf(form, name as FieldName).value = value;
  }
}

/** Returns the validation message of a control; undefined if it is valid. */
export function problemOf(control: Control, labels: FieldLabels): string | undefined {
  if (control.value.trim() === "") return labels[control.name as FieldName].missing;
  if (control.validity.typeMismatch) return labels.email.invalid;
  return undefined;
}

export function problemsOf(form: HTMLFormElement, labels: FieldLabels): Problems {
  const all = fieldNames(labels).map(
    (name) => [name, problemOf(controlOf(form, name), labels)] as const,
  );
  return Object.fromEntries(all.filter(([, problem]) => problem)) as Problems;
}
