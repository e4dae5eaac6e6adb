import { type RefObject, useEffect, useState } from "react";
import { MAX_SAFE_URL_LENGTH } from "../../lib/mailto.ts";
import { controlOf } from "./fields.ts";
import { useLeaveWarning } from "./leave-warning.ts";

/**
 * Asks before the page is left while a long message is being written. Returns what is to be called
 * when something was typed.
 */
export function useLongDraft(
  form: RefObject<HTMLFormElement | null>,
  finished: boolean,
): () => void {
  const [long, setLong] = useState(false);
  useLeaveWarning(long && !finished);

  function noteLength(): void {
    if (form.current) setLong(isLong(controlOf(form.current, "message").value));
  }

  // What was typed before the script came, put back, or cleared away.
  useEffect(noteLength, [form, finished]);
  return noteLength;
}

/** Whether a text, encoded for an address, is longer than a mail app takes. */
function isLong(text: string): boolean {
  return new URLSearchParams({ text }).toString().length > MAX_SAFE_URL_LENGTH;
}
