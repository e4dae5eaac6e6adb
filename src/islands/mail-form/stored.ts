import type { Values } from "../../lib/mail-text.ts";

/**
 * What a form stores in the history entry: Safari restores no form after a reload, and a phone may
 * discard the tab while the mail app is open. The entry survives that, is readable in this tab only,
 * and is gone with it. Storage of the origin would outlive the tab.
 */
export interface Stored {
  /** What is typed, and not sent yet. */
  draft?: Values | undefined;
  /** The values of the finished message. */
  finished?: Values | undefined;
  /** Whether it was sent before React had loaded. */
  early?: boolean;
}

/** What the form with this id has stored. Another release of the site may have stored it. */
export function readStored(id: string): Stored {
  const entry: unknown = history.state?.[id];
  if (!isObject(entry)) return {};
  const { draft, finished, early } = entry;
  return {
    draft: isValues(draft) ? draft : undefined,
    finished: isValues(finished) ? finished : undefined,
    early: early === true,
  };
}

/** Stores it. Browsers limit the size and, Safari, how often; what is typed stays on the page. */
export function store(id: string, stored: Stored): void {
  try {
    history.replaceState({ ...history.state, [id]: stored }, "");
  } catch {
    // The page works without.
  }
}

/** Whether both have the same values. */
export function isSame(one: Values, other: Values | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isValues(value: unknown): value is Values {
  return isObject(value) && Object.values(value).every((each) => typeof each === "string");
}
