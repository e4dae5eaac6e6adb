import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isBlank } from "../../lib/blank.ts";
import type { FormValues } from "../../lib/mail-text.ts";
import { isSame, readForm, store } from "./form-values.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

/** The time between two drafts, in milliseconds. Safari allows 100 changes of the entry in 30 seconds. */
const INTERVAL = 400;

/**
 * Stores what is typed, and the values of the finished message.
 * @param isLong whether a message with these values is too long for mail apps
 * @returns handlers for the form: one to call after each input, one to store at once
 */
export function useDraft(
  id: string,
  form: RefObject<HTMLFormElement | null>,
  finished: FormValues | undefined,
  isLong: (values: FormValues) => boolean,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isDraftLong, setDraftLong] = useState(false);
  // Mail apps and webmails get only the start of a long message: without a copy, the rest is lost.
  useLeaveWarning(isDraftLong);

  function save(sent: FormValues | undefined): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const values = readForm(form.current);
    // While a message is being sent, the form still has it.
    const isDraft = !Object.values(values).every(isBlank) && !isSame(values, sent);
    store(id, { draft: isDraft ? values : undefined, finished: sent });
    setDraftLong(isDraft && isLong(values));
  }

  /** The first input is stored at once, those that follow it together. */
  function saveSoon(): void {
    if (timer.current) return;
    save(finished);
    timer.current = setTimeout(() => save(finished), INTERVAL);
  }

  const onSave = useEffectEvent(save);
  useEffect(() => {
    const listener = () => onSave(finished);
    listener();
    // A fragment on this page, such as the skip link's, makes an entry of its own.
    const types = ["beforeunload", "pagehide", "visibilitychange", "hashchange"];
    for (const type of types) window.addEventListener(type, listener);
    return () => {
      for (const type of types) window.removeEventListener(type, listener);
    };
  }, [finished]);

  return { save: () => save(finished), saveSoon };
}
