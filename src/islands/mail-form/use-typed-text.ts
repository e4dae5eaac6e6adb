import { type RefObject, useLayoutEffect, useState } from "react";
import { controlsOf, fillEmpty } from "./controls.ts";

/**
 * Carries what was typed before hydration, and the focus, over to the form that React shows. It is
 * another element if the server's did not match: an extension may have added elements to it.
 */
export function useTypedText(id: string, form: RefObject<HTMLFormElement | null>): void {
  // While React renders for the first time, the server's form is still in the document.
  const [served] = useState(() => {
    if (typeof document === "undefined") return null;
    const focused = document.activeElement?.getAttribute("name");
    return { form: document.getElementById(id) as HTMLFormElement | null, focused };
  });

  useLayoutEffect(() => {
    if (!served?.form || !form.current || served.form === form.current) return;
    const before = controlsOf(served.form);
    fillEmpty(form.current, Object.fromEntries(before.map(({ name, value }) => [name, value])));
    const last = before.find(({ name }) => name === served.focused);
    const focused = controlsOf(form.current).find(({ name }) => name === served.focused);
    focused?.focus({ preventScroll: true });
    // E-mail fields and selects have no selection.
    if (last && "selectionStart" in last && last.selectionStart !== null)
      (focused as HTMLInputElement).setSelectionRange(last.selectionStart, last.selectionEnd);
  }, [form, served]);
}
