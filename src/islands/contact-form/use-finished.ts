import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { controlOf, type FieldName, fillIn } from "./fields.ts";
import type { FinishedMail } from "./finish-mail.ts";
import { useLeaveWarning } from "./leave-warning.ts";

/** The finished message, stored in memory only, and the ways back to the form. */
export function useFinished(form: RefObject<HTMLFormElement | null>) {
  const [finished, setFinished] = useState<FinishedMail>();
  const [copied, setCopied] = useState(false);
  // Mail apps and webmails get only the start of a long message: without a copy, the rest is lost.
  useLeaveWarning(finished !== undefined && !finished.complete && !copied);

  function finish(mail: FinishedMail): void {
    setCopied(false);
    setFinished(mail);
  }

  function backToForm(name: FieldName): void {
    flushSync(() => setFinished(undefined));
    if (form.current) controlOf(form.current, name).focus();
  }

  function edit(): void {
    if (form.current && finished) fillIn(form.current, finished.values);
    backToForm("message");
  }

  return {
    finished,
    finish,
    copied: () => setCopied(true),
    edit,
    another: () => backToForm("firstName"),
  };
}
