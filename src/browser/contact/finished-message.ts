import { type FinishedMail, finishMail } from "./finish-mail.ts";
import { storedFinished, storeFinished } from "./history-state.ts";
import { warnBeforeLeaving } from "./leave-warning.ts";

// Fills in the panel of src/sections/FinishedMessage.tsx. Without React, so that it never loads late.

const panel = document.getElementById("finished") as HTMLElement;
const message = panel.querySelector("textarea") as HTMLTextAreaElement;
const heading = panel.querySelector("h3") as HTMLElement;
const part = (name: string) => panel.querySelector<HTMLElement>(`[data-part="${name}"]`);

let shown: FinishedMail | undefined;

/** Shows the finished message and moves the focus to it. */
export function showFinished(mail: FinishedMail): void {
  fill(mail);
  heading.focus({ preventScroll: true });
  panel.scrollIntoView();
}

/** Hides the finished message and returns it. */
export function takeFinished(): FinishedMail | undefined {
  const mail = shown;
  shown = undefined;
  panel.hidden = true;
  storeFinished(undefined);
  warnBeforeLeaving({ finished: false });
  return mail;
}

/** Shows the message again that was finished before the page was reloaded or discarded. */
export function restoreFinished(form: HTMLFormElement): void {
  const values = storedFinished();
  try {
    if (values) fill(finishMail(form, values));
  } catch {
    // Another release of the site stored other values.
  }
}

function fill(mail: FinishedMail): void {
  const { draft, complete, values } = mail;
  shown = mail;
  message.value = draft.body;
  setHidden(part("cut"), complete);
  loadMoreWays()
    .then(({ offerMoreWays }) =>
      offerMoreWays(panel, mail, () => warnBeforeLeaving({ finished: false })),
    )
    .catch(hideMoreWays);
  part("outcome")?.replaceChildren();
  panel.hidden = false;
  storeFinished(values);
  // Mail apps and webmails get only the start of a long message: without a copy, the rest is lost.
  warnBeforeLeaving({ finished: !complete });
}

/** Loads the buttons of the panel. */
export function loadMoreWays(): Promise<typeof import("./more-ways.ts")> {
  return import(/* @vite-ignore */ String(document.documentElement.dataset.moreWays));
}

function hideMoreWays(): void {
  for (const way of panel.querySelectorAll("[data-webmail], button:not([data-part=edit])"))
    setHidden(way as HTMLElement, true);
}

function setHidden(element: HTMLElement | null | undefined, hidden: boolean): void {
  if (element) element.hidden = hidden;
}

// The entry of a fragment on this page, such as the skip link's, has a state of its own.
addEventListener("hashchange", () => {
  if (shown) storeFinished(shown.values);
});
