import { type RefObject, useEffect, useRef, useState } from "react";
import type { Values } from "../../lib/mail-text.ts";
import { valuesOf } from "./controls.ts";
import { store } from "./stored.ts";

/** The time between two drafts, in milliseconds. Safari allows 100 changes of the entry in 30 seconds. */
const INTERVAL = 400;

/**
 * Stores what is typed in the history entry: Safari restores no form after a reload, and a phone may
 * discard the tab while the mail app is open.
 * @param isLong whether a message with these values is too long for mail apps
 */
export function useDraft(
  id: string,
  form: RefObject<HTMLFormElement | null>,
  isLong: (values: Values) => boolean,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isDraftLong, setDraftLong] = useState(false);

  function saveDraft(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    const values = form.current ? valuesOf(form.current) : {};
    const isEmpty = Object.values(values).every((value) => value.trim() === "");
    store(id, { draft: isEmpty ? undefined : values });
    setDraftLong(!isEmpty && isLong(values));
  }

  function saveDraftSoon(): void {
    timer.current ??= setTimeout(saveDraft, INTERVAL);
  }

  useEffect(() => {
    // A fragment on this page, such as the skip link's, makes an entry of its own.
    const types = ["pagehide", "visibilitychange", "hashchange"];
    for (const type of types) window.addEventListener(type, saveDraft);
    return () => {
      for (const type of types) window.removeEventListener(type, saveDraft);
    };
  });

  return { isDraftLong, saveDraft, saveDraftSoon };
}
