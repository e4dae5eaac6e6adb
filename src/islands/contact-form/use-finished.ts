import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { controlOf, type FieldName, fillIn } from "./fields.ts";
import type { FinishedMail } from "./finish-mail.ts";
import { useLeaveWarning } from "./leave-warning.ts";

/** The finished message, kept in the page's memory and nowhere else, and the ways back to the form. */
export function useFinished(form: RefObject<HTMLFormElement | null>) {
  const [finished, setFinished] = useState<FinishedMail>();
  const [copied, setCopied] = useState(false);
  // No mail app and no webmail was given the whole of a long message: only a copy saves it.
  useLeaveWarning(finished !== undefined && !finished.complete && !copied);

  function finish(made: FinishedMail): void {
    setCopied(false);
    setFinished(made);
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
