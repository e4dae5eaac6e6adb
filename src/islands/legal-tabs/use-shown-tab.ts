import { useEffect, useState } from "react";
import { isReturning, keepInAddress, type Place, placeOfAddress, type TabId } from "./address.ts";

/** The tab that is shown, kept in step with the address, and what shows another. */
export function useShownTab(): [shown: TabId, show: (tab: TabId) => void] {
  const [place, setPlace] = useState<Place>({ tab: "disclaimer", element: null });

  useEffect(() => {
    const arrived = placeOfAddress();
    if (arrived) setPlace(isReturning() ? { ...arrived, element: null } : arrived);

    const follow = () => {
      const next = placeOfAddress();
      // Within the text that is shown, the browser finds the place itself.
      if (next) setPlace((now) => (now.tab === next.tab ? now : next));
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);

  // Only now is the text with the place shown, and the other put away.
  useEffect(() => {
    place.element?.scrollIntoView();
  }, [place]);

  function show(tab: TabId): void {
    setPlace({ tab, element: null });
    keepInAddress(tab);
  }

  return [place.tab, show];
}
