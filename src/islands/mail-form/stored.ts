import type { Values } from "../../lib/mail-text.ts";

/** What a form has stored in the history entry. */
interface Stored {
  /** What is typed, and not sent yet. */
  draft?: Values | undefined;
  /** The values of the finished message. */
  finished?: Values | undefined;
}

// The history entry survives a reload, Back and a discarded tab, is readable in this tab only, and is
// gone with it. Storage of the origin would outlive the tab.

/** What the form with this id has stored. */
export function readStored(id: string): Stored {
  return Object(Object(history.state)[id]);
}

/** Changes what the form with this id has stored; undefined removes a part. */
export function store(id: string, change: Stored): void {
  try {
    history.replaceState({ ...history.state, [id]: { ...readStored(id), ...change } }, "");
  } catch {
    // Browsers limit the size and, Safari, how often; what is typed stays on the page.
  }
}
