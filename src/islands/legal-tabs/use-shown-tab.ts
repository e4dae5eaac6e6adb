import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { fragmentTarget, replaceFragment, type TabId } from "./fragment.ts";

/**
 * The tab that is shown, in step with the URL's fragment, and a function that shows another. The tab
 * is undefined until the island has hydrated: until then CSS shows the fragment's target. Where CSS
 * can't (no :has(), Firefox 115) it stays undefined: both texts are on the page, and hiding one could
 * hide the one that is being read.
 */
export function useShownTab(): [shown: TabId | undefined, show: (tab: TabId) => void] {
  const [shown, setShown] = useState<TabId>();

  // Before the browser paints, so that the text being read never disappears.
  useLayoutEffect(() => {
    if (CSS.supports("selector(:has(a))")) setShown(fragmentTarget()?.tab ?? "disclaimer");
  }, []);

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
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [shown]);

  function show(tab: TabId): void {
    setShown(tab);
    replaceFragment(tab);
  }

  return [shown, show];
}
