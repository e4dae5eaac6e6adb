/** The ids of the two texts' elements. */
export const tabIds = ["disclaimer", "terms"] as const;

export type TabId = (typeof tabIds)[number];

/** The element that the URL's fragment names, and the text that holds it. */
interface Target {
  tab: TabId;
  element: Element;
}

/** The target of the URL's fragment; undefined without one, or if it is outside the texts. */
export function fragmentTarget(): Target | undefined {
  const element = document.getElementById(decodeFragment(window.location.hash.slice(1)));
  const tab = tabIds.find((id) => document.getElementById(id)?.contains(element));
  return element && tab ? { tab, element } : undefined;
}

/** Writes the shown tab into the URL, so that it can be shared, without a new history entry. */
export function replaceFragment(tab: TabId): void {
  window.history.replaceState(window.history.state, "", `#${tab}`);
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
