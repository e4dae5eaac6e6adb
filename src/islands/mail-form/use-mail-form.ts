import { type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Contact } from "../../content/schemas/contact.ts";
import type { FormValues, MailText } from "../../lib/mail-text.ts";
import { showToast } from "../toasts/toast.ts";
import { type FinishedMail, finishMail, type Recipient } from "./finish-mail.ts";
import {
  type Control,
  controlsOf,
  type FieldText,
  fillEmpty,
  isSame,
  problemsIn,
  readForm,
  readStored,
  SENDING_TIME,
} from "./form-values.ts";
import { useDraft } from "./use-draft.ts";
import { suppressLeaveWarning } from "./use-leave-warning.ts";
import { useServedForm } from "./use-served-form.ts";

/**
 * How long after the sending the mail app opens, in milliseconds. A screen reader that takes a mailto: URL
 * for the load of a page reads on from the focus, and skips what appears while it loads. WebKit counts a
 * timer as part of the press for one second.
 */
const ANNOUNCING_TIME = 300;

/** The texts that all forms have in common. */
export interface MailFormTexts
  extends Pick<Contact["form"], "button" | "sending" | "problems">,
    Pick<Contact, "finished" | "toasts"> {
  /** Ends an e-mail that was shortened to what mail apps accept. */
  cut: string;
}

export interface MailFormOptions {
  /** The id of the form's element; what it stores in the history entry has the same name. */
  id: string;
  recipient: Recipient;
  mail: MailText;
  fields: Readonly<Record<string, FieldText>>;
  texts: MailFormTexts;
  /** Values for a new message. */
  prefill?: () => FormValues;
}

/** The problem of each invalid field, by its name. */
type Problems = ReadonlyMap<string, string>;

interface Editing {
  step: "editing";
  problems: Problems;
  /**
   * What the last submit found. Once all is solved, it keeps its place until the next submit, so that
   * nothing moves under somebody who types.
   */
  refused?: { problems: Problems; at: number };
  /** Whether the visitor has just removed the message. */
  cleared?: boolean;
}

/** Served, then editing, sending and finished, and editing again. */
type FormState =
  /** The server's HTML. Until React has hydrated it, the browser's own validation answers. */
  | { step: "served" }
  | Editing
  | { step: "sending"; mail: FinishedMail }
  /** isNew: it was sent just now. */
  | { step: "finished"; mail: FinishedMail; isNew: boolean };

export const unchecked: Editing = { step: "editing", problems: new Map() };

/** The state of a MailForm, and its handlers. */
export function useMailForm({ id, recipient, mail, fields, texts, prefill }: MailFormOptions) {
  const { toasts, cut } = texts;
  const form = useRef<HTMLFormElement>(null);
  /** What a refused submit found, above the fields. */
  const summary = useRef<HTMLParagraphElement>(null);
  const compose = (values: FormValues) => finishMail(values, mail, recipient, cut);
  const [state, setState] = useState<FormState>({ step: "served" });
  /** The mail app must not get a message that was cleared or is edited, nor one twice. */
  const openingMail = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { save, saveSoon } = useDraft(
    id,
    form,
    "mail" in state ? state.mail.values : undefined,
    (values) => compose(values)?.complete === false,
  );
  useServedForm(id, form);

  const restore = useEffectEvent(() => {
    const { draft, finished, early = false } = readStored(id);
    const mail = finished && compose(finished);
    if (form.current) fillEmpty(form.current, draft ?? (mail ? {} : (prefill?.() ?? {})));
    setState(mail ? { step: "finished", mail, isNew: early } : unchecked);
    if (mail && early) showToast({ ...toasts.success, destructive: false });
    document.documentElement.removeAttribute("data-finished");
  });
  useLayoutEffect(() => restore(), []);

  // Before the heading takes the focus: a screen reader follows a select that changes after it. What was
  // typed after an early submit stays.
  useLayoutEffect(() => {
    if (state.step !== "finished" || !form.current) return;
    if (isSame(readForm(form.current), state.mail.values)) form.current.reset();
  }, [state]);

  function stopOpening(): void {
    clearTimeout(openingMail.current);
  }

  /** Shows the form and moves the focus, which a hidden form does not take. */
  function show(editing: Editing, focused?: HTMLElement | null): void {
    stopOpening();
    flushSync(() => setState(editing));
    summary.current?.scrollIntoView();
    focused?.focus();
  }

  function onInput(): void {
    saveSoon();
    if (!form.current || state.step !== "editing" || state.problems.size === 0) return;
    // Only fields that had a problem: others are not complete yet.
    const left = [...problemsIn(form.current, fields)].filter(([name]) => state.problems.has(name));
    setState({ ...state, problems: new Map(left) });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.step === "sending") return;
    const element = event.currentTarget;
    const problems = problemsIn(element, fields);
    if (problems.size > 0) {
      const refused = { problems, at: event.timeStamp };
      const focus = controlsOf(element).find(({ name }) => problems.has(name));
      show({ step: "editing", problems, refused }, focus);
      return;
    }
    setState(unchecked);
    const mail = compose(readForm(element));
    if (mail) send(mail);
    else showToast({ ...toasts.failure, destructive: true });
  }

  function send(mail: FinishedMail): void {
    setState({ step: "sending", mail });
    setTimeout(() => {
      setState({ step: "finished", mail, isNew: true });
      showToast({ ...toasts.success, destructive: false });
      openingMail.current = setTimeout(() => {
        suppressLeaveWarning();
        location.href = mail.url;
      }, ANNOUNCING_TIME);
    }, SENDING_TIME);
  }

  /** Shows the form again, with these values, and focuses one of its fields. */
  function edit(values: FormValues, isWanted: (control: Control) => boolean): void {
    if (!form.current) return;
    fillEmpty(form.current, values);
    show(unchecked, controlsOf(form.current).find(isWanted));
  }

  /** For a shared computer. */
  function clear(): void {
    form.current?.reset();
    show({ ...unchecked, cleared: true }, form.current);
  }

  return { form, summary, state, onInput, onBlur: save, onSubmit, stopOpening, edit, clear };
}
