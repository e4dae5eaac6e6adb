import { isBlank } from "../../lib/blank.ts";
import type { FormValues } from "../../lib/mail-text.ts";

/** How long a form is sending, in milliseconds: "Sending..." can be read, and a second press does nothing. */
export const SENDING_TIME = 600;

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldText {
  label: string;
  /** The problem of an empty field; without it, the field is optional. */
  missing?: string | undefined;
  /** The problem of a value that is not of the field's type. */
  invalid?: string | undefined;
}

/** The form's values, as typed. */
export function readForm(form: HTMLFormElement): FormValues {
  // No field takes files.
  return Object.fromEntries(new FormData(form) as Iterable<[string, string]>);
}

/** The form's fields, in their order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return (Array.from(form.elements) as Control[]).filter(({ name }) => name !== "");
}

/** The problem of each invalid field by its name; where the field has no text for it, the browser's. */
export function problemsIn(
  form: HTMLFormElement,
  texts: Readonly<Record<string, FieldText>>,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const { name, value, required, validity, validationMessage } of controlsOf(form)) {
    const { missing, invalid } = texts[name] ?? {};
    if (required && isBlank(value)) problems.set(name, missing ?? validationMessage);
    else if (!validity.valid) problems.set(name, invalid ?? validationMessage);
  }
  return problems;
}

/** Sets the values of fields that are empty. */
export function fillEmpty(form: HTMLFormElement, values: FormValues): void {
  for (const control of controlsOf(form))
    if (control.value === "") control.value = values[control.name] ?? "";
}

/**
 * What a form stores in the history entry: Safari restores no form after a reload, and a phone may
 * discard the tab while the mail app is open. The entry survives that, is readable in this tab only,
 * and is gone with it. Storage of the origin would outlive the tab.
 */
interface Stored {
  /** What is typed, and not sent yet. */
  draft?: FormValues | undefined;
  /** The values of the finished message. */
  finished?: FormValues | undefined;
  /** Whether it was sent before React had loaded. */
  early?: boolean;
}

/** What the form with this id has stored. Another release of the site may have stored it. */
export function readStored(id: string): Stored {
  const { draft, finished, early }: { [name in keyof Stored]?: unknown } =
    history.state?.[id] ?? {};
  return {
    draft: isValues(draft) ? draft : undefined,
    finished: isValues(finished) ? finished : undefined,
    early: early === true,
  };
}

/** Stores it. Browsers limit the size and, Safari, how often; what is typed stays on the page. */
export function store(id: string, stored: Stored): void {
  try {
    history.replaceState({ ...history.state, [id]: stored }, "");
  } catch {
    // The page works without.
  }
}

export function isSame(one: FormValues, other: FormValues | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isValues(value: unknown): value is FormValues {
  const isObject = typeof value === "object" && value !== null;
  return isObject && Object.values(value).every((text) => typeof text === "string");
}
