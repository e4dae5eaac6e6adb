import type { Values } from "./fields.ts";

// The finished message is stored in the history entry: it survives a reload, Back and a discarded
// tab, is readable in this tab only, and is gone with it. Storage of the origin would outlive the tab.

const key = "finishedMessage";

/** Stores the values of the finished message in the current history entry; undefined removes them. */
export function storeFinished(values: Values | undefined): void {
  const { [key]: _, ...others } = Object(history.state);
  try {
    history.replaceState({ ...others, ...(values && { [key]: values }) }, "");
  } catch {
    // Browsers limit the size; the message stays on the page.
  }
}

export function storedFinished(): Values | undefined {
  return Object(history.state)[key];
}
