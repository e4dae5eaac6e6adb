import { type RefObject, useLayoutEffect, useState } from "react";
import { controlsOf, fillEmpty, readForm } from "./form-values.ts";

/**
 * Carries what was typed before hydration, and the focus, over to the form that React shows. It is
 * another element if the server's did not match: an extension may have added elements to it.
 */
export function useServedForm(id: string, form: RefObject<HTMLFormElement | null>): void {
  // While React renders for the first time, the server's form is still in the document.
  const [served] = useState(() => {
    if (typeof document === "undefined") return null;
    const element = document.forms.namedItem(id);
    return element && { element, focused: document.activeElement?.getAttribute("name") };
  });

  useLayoutEffect(() => {
    if (!served || !form.current || served.element === form.current) return;
    fillEmpty(form.current, readForm(served.element));
    const isFocused = ({ name }: { name: string }) => name === served.focused;
    const last = controlsOf(served.element).find(isFocused);
    const focused = controlsOf(form.current).find(isFocused);
    focused?.focus({ preventScroll: true });
    // E-mail fields and selects have no selection.
    if (last && "selectionStart" in last && last.selectionStart !== null)
      (focused as HTMLInputElement).setSelectionRange(last.selectionStart, last.selectionEnd);
  }, [form, served]);
}
