import type { Contact } from "../../content/schemas/contact.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type FieldName = keyof Contact["form"]["fields"];
export type Values = Record<FieldName, string>;

/** The form's fields, in their order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("[name]")];
}

export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  return form.elements.namedItem(name) as Control;
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])) as Values;
}
