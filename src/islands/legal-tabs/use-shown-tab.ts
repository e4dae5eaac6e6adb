import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fragmentTarget, replaceFragment, type TabId, tabIds } from "./fragment.ts";

/**
 * The tab that is shown, in step with the URL's fragment and with find-in-page, and a function that
 * shows another. The tab is undefined until the island has hydrated: until then CSS shows the
 * fragment's target. Where CSS can't (no :has(), Firefox 115) it stays undefined: both texts are on
 * the page, and hiding one could hide the one that is being read.
 */
export function useShownTab(): [shown: TabId | undefined, show: (tab: TabId) => void] {
  const [shown, setShown] = useState<TabId>();
  const place = useRef<{ tab?: TabId | undefined; top: number }>({ top: 0 });

  // Before the browser paints, so that the text being read never disappears.
  useLayoutEffect(() => {
    if (!CSS.supports("selector(:has(a))")) return;
    const tab = tabBeingRead();
    place.current = { tab, top: topOf(tab) };
    setShown(tab);
  }, []);

  // Find-in-page may have revealed the second text below the first, which is hidden now.
  useLayoutEffect(() => {
    const { tab, top } = place.current;
    if (!shown || !tab) return;
    window.scrollBy({ top: topOf(tab) - top, behavior: "instant" });
    place.current.tab = undefined;
  }, [shown]);

  useEffect(() => {
    if (!shown) return undefined;
    const follow = () => {
      const target = window.location.hash === "" ? undefined : fragmentTarget();
      const tab = window.location.hash === "" ? "disclaimer" : target?.tab;
      if (!tab || tab === shown) return;
      flushSync(() => setShown(tab));
      // The browser could not scroll to it while it was hidden.
      target?.element.scrollIntoView();
    };
    /** Find-in-page and text fragments reveal a text that is hidden "until-found". */
    const reveal = ({ currentTarget }: Event) => {
      const tab = tabIds.find((id) => panelOf(id) === currentTarget);
      if (tab) flushSync(() => setShown(tab));
    };
    window.addEventListener("hashchange", follow);
    for (const id of tabIds) panelOf(id)?.addEventListener("beforematch", reveal);
    return () => {
      window.removeEventListener("hashchange", follow);
      for (const id of tabIds) panelOf(id)?.removeEventListener("beforematch", reveal);
    };
  }, [shown]);

  function show(tab: TabId): void {
    setShown(tab);
    replaceFragment(tab);
  }

  return [shown, show];
}

/** The text on the screen; of two, the one in the middle of the viewport. */
function tabBeingRead(): TabId {
  const [first, last] = tabIds;
  const displayed = tabIds.filter((id) => panelOf(id)?.offsetHeight);
  if (displayed.length === 1 && displayed[0]) return displayed[0];
  return topOf(last) < window.innerHeight / 2 ? last : first;
}

const panelOf = (tab: TabId) => document.getElementById(tab);

const topOf = (tab: TabId) => panelOf(tab)?.getBoundingClientRect().top ?? 0;
