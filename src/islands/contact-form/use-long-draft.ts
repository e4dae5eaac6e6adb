import { type RefObject, useEffect, useState } from "react";
import { valuesOf } from "./fields.ts";
import { finishMail } from "./finish-mail.ts";
import { useLeaveWarning } from "./leave-warning.ts";

/**
 * Warns before the page is left while the draft is too long for mail apps. Returns a callback that
 * checks the length; call it on each input.
 */
export function useLongDraft(
  form: RefObject<HTMLFormElement | null>,
  finished: boolean,
  props: Parameters<typeof finishMail>[1],
): () => void {
  const [long, setLong] = useState(false);
  useLeaveWarning(long && !finished);

  function checkLength(): void {
    if (!form.current) return;
    try {
      setLong(!finishMail(valuesOf(form.current), props).complete);
    } catch {
      // A message that cannot be composed is reported on submit, not while typing.
    }
  }

  // Check text that was typed before hydration, restored or reset.
  useEffect(checkLength, [form, finished]);
  return checkLength;
}
