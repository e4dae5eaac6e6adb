import type { Values } from "../../lib/mail-text.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The texts of a field. */
export interface FieldText {
  label: string;
  /** The problem of an empty field; without it, the field is optional. */
  missing?: string | undefined;
  /** The problem of a value that is not of the field's type. */
  invalid?: string | undefined;
}

/** The form's fields, in their order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("[name]")];
}

/** The form's values. White space around them is left out, except in text of several lines. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    controlsOf(form).map(({ name, type, value }) => [
      name,
      type === "textarea" ? value : value.trim(),
    ]),
  );
}

/** Sets the values of fields that are empty. */
export function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) control.value ||= values[control.name] ?? "";
}

/** The problem of each invalid field by its name. */
export function problemsIn(
  form: HTMLFormElement,
  texts: Readonly<Record<string, FieldText>>,
): Values {
  const problems: Record<string, string> = {};
  for (const { name, value, validity } of controlsOf(form)) {
    const { missing, invalid } = texts[name] ?? {};
    if (value.trim() === "" && missing) problems[name] = missing;
    else if (validity.typeMismatch && invalid) problems[name] = invalid;
  }
  return problems;
}

/** Focuses a field and scrolls it, with its label, to the middle: a header or keyboard may cover the edges. */
export function focusField(control: Control): void {
  control.focus({ preventScroll: true });
  control.closest("[data-field]")?.scrollIntoView({ block: "center" });
}
