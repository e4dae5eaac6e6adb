/** The two texts, by the ids of the elements that hold them. */
export const tabIds = ["disclaimer", "terms"] as const;

export type TabId = (typeof tabIds)[number];

/** A place in one of the texts: the text, and what in it is to be seen. */
export interface Place {
  tab: TabId;
  element: Element | null;
}

/**
 * The place that the address names. An address without a fragment names the first text; one whose
 * fragment stands outside the texts ("#content") names none.
 */
export function placeOfAddress(): Place | undefined {
  const { hash } = window.location;
  if (hash.length < 2) return { tab: "disclaimer", element: null };
  const element = document.getElementById(decodeFragment(hash.slice(1)));
  const tab = tabIds.find((id) => document.getElementById(id)?.contains(element));
  return element && tab ? { tab, element } : undefined;
}

/** Writes the shown text into the address, so that it can be sent on; Back is left as it was. */
export function keepInAddress(tab: TabId): void {
  window.history.replaceState(window.history.state, "", `#${tab}`);
}

/** Whether the browser itself brings the reader back to where they were: Back, or a reload. */
export function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
