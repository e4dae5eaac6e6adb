import { type RefObject, useEffect, useRef, useState } from "react";
import type { Values } from "../../lib/mail-text.ts";
import { valuesOf } from "./controls.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

/** The time between two drafts, in milliseconds. Safari allows 100 changes of the entry in 30 seconds. */
const INTERVAL = 400;

/** What a form stores in the history entry. */
interface Stored {
  /** What is typed, and not sent yet. */
  draft?: Values | undefined;
  /** The values of the finished message. */
  finished?: Values | undefined;
}

/** What the form with this id has stored. */
export function readStored(id: string): Stored {
  return Object(Object(history.state)[id]);
}

/**
 * Stores what is typed and the values of the finished message in the history entry: Safari restores no
 * form after a reload, and a phone may discard the tab while the mail app is open. The entry survives
 * that, is readable in this tab only, and is gone with it. Storage of the origin would outlive the tab.
 * @param isLong whether a message with these values is too long for mail apps
 * @returns a function to call after each input
 */
export function useStored(
  id: string,
  form: RefObject<HTMLFormElement | null>,
  finished: Values | undefined,
  isLong: (values: Values) => boolean,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isDraftLong, setDraftLong] = useState(false);
  // Mail apps and webmails get only the start of a long message: without a copy, the rest is lost.
  useLeaveWarning(isDraftLong);

  function save(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    const values = form.current ? valuesOf(form.current) : {};
    const isEmpty = Object.values(values).every((value) => value.trim() === "");
    const stored: Stored = { draft: isEmpty ? undefined : values, finished };
    try {
      setDraftLong(!isEmpty && isLong(values));
      history.replaceState({ ...history.state, [id]: stored }, "");
    } catch {
      // Browsers limit the size and, Safari, how often; what is typed stays on the page. A message that
      // can't be composed is reported on submit.
    }
  }

  useEffect(save, [finished]);

  useEffect(() => {
    // A fragment on this page, such as the skip link's, makes an entry of its own.
    const types = ["pagehide", "visibilitychange", "hashchange"];
    for (const type of types) window.addEventListener(type, save);
    return () => {
      for (const type of types) window.removeEventListener(type, save);
    };
  });

  return () => {
    timer.current ??= setTimeout(save, INTERVAL);
  };
}
