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

/** What the form does: check, hand over to the mail app, say how it went. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  props: Omit<ContactFormProps, "action" | "phone">,
) {
  const { labels, toasts } = props;
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);
  const { finished, finish, ...after } = useFinished(form);
  const noteLength = useLongDraft(form, finished !== undefined, props);
  // Two submits can come before the disabled button is on screen.
  const busy = useRef(false);

  // From here on we say what is wrong, beside each field, in place of the browser's bubbles.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);

  /** Says what is wrong, and takes the visitor to the first. Returns whether all is in order. */
  function check(element: HTMLFormElement): boolean {
    const found = problemsOf(element, labels.fields);
    // On the page before the focus moves, so that a screen reader reads it with the field.
    flushSync(() => setProblems(found));
    const first = fieldNames(labels.fields).find((name) => found[name]);
    if (first) controlOf(element, first).focus();
    return !first;
  }

  async function send(element: HTMLFormElement): Promise<void> {
    try {
      const made = finishMail(valuesOf(element), props);
      await openMailApp(made.url);
      showToast({ ...toasts.success, destructive: false });
      finish(made);
      element.reset();
    } catch {
      showToast({ ...toasts.failure, destructive: true });
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current || !check(element)) return;
    busy.current = true;
    const focused = document.activeElement;
    setSending(true);
    await send(element);
    flushSync(() => setSending(false));
    busy.current = false;
    keepFocus(focused);
  }

  function input(event: InputEvent<HTMLFormElement>): void {
    noteLength();
    const name = (event.target as HTMLInputElement).name as FieldName;
    if (!problems[name]) return;
    const { [name]: _, ...others } = problems;
    const still = problemOf(controlOf(event.currentTarget, name), labels.fields);
    setProblems(still ? { ...others, [name]: still } : others);
  }

  return { problems, sending, finished, submit, input, ...after };
}

/** A button that is disabled loses the focus, and with it a keyboard loses its place. */
function keepFocus(before: Element | null): void {
  const lost = document.activeElement === document.body;
  if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
}
