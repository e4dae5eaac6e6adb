import { type RefObject, useEffect, useState } from "react";
import { valuesOf } from "./fields.ts";
import { finishMail } from "./finish-mail.ts";
import { useLeaveWarning } from "./leave-warning.ts";

/**
 * Asks before the page is left while a message is being written that no mail app takes whole. Returns
 * what is to be called when something was typed.
 */
export function useLongDraft(
  form: RefObject<HTMLFormElement | null>,
  finished: boolean,
  props: Parameters<typeof finishMail>[1],
): () => void {
  const [long, setLong] = useState(false);
  useLeaveWarning(long && !finished);

  function noteLength(): void {
    if (!form.current) return;
    try {
      setLong(!finishMail(valuesOf(form.current), props).complete);
    } catch {
      // A message that can't be made is told of when it is handed over, not while it is written.
    }
  }

  // What was typed before the script came, put back, or cleared away.
  useEffect(noteLength, [form, finished]);
  return noteLength;
}
