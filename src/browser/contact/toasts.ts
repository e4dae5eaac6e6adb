import { avoidFocus } from "../../islands/notifications/avoid-focus.ts";
import type { ContactFormData } from "../../lib/contact-form-data.ts";

type Kind = keyof ContactFormData["toasts"];

/** Spec §9, in milliseconds. */
const DURATION = 5000;
/** How long to wait for a script that is still loading, in milliseconds. */
const PATIENCE = 2000;

/** The place of a toast for which React is not needed. */
const plain = document.querySelector("output") as HTMLOutputElement;

/** Loads what shows toasts: React is not on the page before the form is used. */
export async function loadToasts(): Promise<
  typeof import("../../islands/notifications/announce.tsx")
> {
  const toasts = await import(/* @vite-ignore */ String(document.documentElement.dataset.toasts));
  await toasts.mount();
  return toasts;
}

/** Shows a toast; without React, if its script does not load. */
export async function showToast(texts: ContactFormData["toasts"], kind: Kind): Promise<void> {
  const toast = { ...texts[kind], destructive: kind === "failure" };
  try {
    const toasts = await Promise.race([
      loadToasts(),
      new Promise<never>((_, reject) => setTimeout(reject, PATIENCE)),
    ]);
    toasts.showToast(toast);
  } catch {
    showPlain(toast);
  }
}

let timer = 0;

function showPlain({ title, description, destructive }: Record<string, string | boolean>): void {
  plain.replaceChildren(`${title} ${description}`);
  plain.toggleAttribute("data-destructive", Boolean(destructive));
  plain.hidden = false;
  const stop = avoidFocus(plain);
  clearTimeout(timer);
  const start = () => {
    timer = window.setTimeout(() => {
      plain.hidden = true;
      stop();
    }, DURATION);
  };
  if (document.hasFocus()) start();
  else addEventListener("focus", start, { once: true });
}
