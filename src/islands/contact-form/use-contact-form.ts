import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { showToast } from "../notifications/store.ts";
import {
  controlOf,
  type FieldName,
  fieldNames,
  type Problems,
  problemOf,
  problemsOf,
  valuesOf,
} from "./fields.ts";
import { finishMail } from "./finish-mail.ts";
import { openMailApp } from "./mail-app.ts";
import type { ContactFormProps } from "./props.ts";
import { useFinished } from "./use-finished.ts";
import { useLongDraft } from "./use-long-draft.ts";

/** The behavior of the contact form: validate, open the mail app, report the outcome. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  props: Omit<ContactFormProps, "action" | "phone">,
) {
  const { labels, toasts } = props;
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);
  const { finished, finish, ...after } = useFinished(form);
  const checkLength = useLongDraft(form, finished !== undefined, props);
  // A second submit can fire before React disables the button.
  const busy = useRef(false);

  // Once hydrated, messages beside the fields replace the browser's validation bubbles.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);

  /** Shows the validation messages and focuses the first invalid field. Returns whether it is valid. */
  function validate(element: HTMLFormElement): boolean {
    const found = problemsOf(element, labels.fields);
    // Render before the focus moves, so that a screen reader reads the message with the field.
    flushSync(() => setProblems(found));
    const first = fieldNames(labels.fields).find((name) => found[name]);
    if (first) controlOf(element, first).focus();
    return !first;
  }

  async function send(element: HTMLFormElement): Promise<void> {
    try {
      const mail = finishMail(valuesOf(element), props);
      await openMailApp(mail.url);
      showToast({ ...toasts.success, destructive: false });
      finish(mail);
      element.reset();
    } catch {
      showToast({ ...toasts.failure, destructive: true });
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current || !validate(element)) return;
    busy.current = true;
    const focused = document.activeElement;
    setSending(true);
    await send(element);
    flushSync(() => setSending(false));
    busy.current = false;
    restoreFocus(focused);
  }

  function input(event: InputEvent<HTMLFormElement>): void {
    checkLength();
    const name = (event.target as HTMLInputElement).name as FieldName;
    if (!problems[name]) return;
    const { [name]: _, ...others } = problems;
    const still = problemOf(controlOf(event.currentTarget, name), labels.fields);
    setProblems(still ? { ...others, [name]: still } : others);
  }

  return { problems, sending, finished, submit, input, ...after };
}

/** Disabling the focused button drops the focus, and keyboard users would lose their place. */
function restoreFocus(before: Element | null): void {
  const lost = document.activeElement === document.body;
  if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
}
