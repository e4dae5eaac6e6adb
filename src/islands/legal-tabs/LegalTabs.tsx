import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import styles from "./LegalTabs.module.css";

const tabIds = ["disclaimer", "terms"] as const;

type TabId = (typeof tabIds)[number];

interface Props extends Partial<Record<TabId, ReactNode>> {
  /** The accessible name of the tab list. */
  label: string;
  /** The labels of the tabs. */
  names: Record<TabId, string>;
}

/**
 * The two legal texts as tabs (WAI-ARIA, tabs pattern with automatic activation). Until the island has
 * hydrated, and without JavaScript, the tabs are links to the texts, which are below each other unless
 * the URL names the second.
 */
export function LegalTabs({ label, names, ...texts }: Props) {
  /** Where the text being read was before hydration, until it is there again. */
  const top = useRef<number>(undefined);
  const [shown, setShown] = useState<TabId>();

  // Before the browser paints, so that the text being read stays where it is.
  useLayoutEffect(() => {
    const inMiddle = topOf("terms") < window.innerHeight / 2 ? "terms" : "disclaimer";
    const tab = target()?.tab ?? inMiddle;
    top.current = topOf(tab);
    setShown(tab);
  }, []);

  useLayoutEffect(() => {
    if (!shown) return;
    // React knows "hidden" as a boolean only. This value leaves the text to find-in-page.
    for (const id of tabIds) if (id !== shown) panelOf(id)?.setAttribute("hidden", "until-found");
    if (top.current === undefined) return;
    window.scrollBy({ top: topOf(shown) - top.current, behavior: "instant" });
    top.current = undefined;
  }, [shown]);

  useEffect(() => {
    const follow = () => {
      const next = target();
      if (!next && window.location.hash !== "") return;
      flushSync(() => setShown(next?.tab ?? "disclaimer"));
      // The browser could not scroll to it while it was hidden.
      next?.element.scrollIntoView();
    };
    /** Find-in-page and text fragments reveal a text that is hidden "until-found". */
    const reveal = (event: Event) => {
      const tab = tabIds.find((id) => panelOf(id) === event.target);
      if (tab) flushSync(() => setShown(tab));
    };
    window.addEventListener("hashchange", follow);
    window.addEventListener("beforematch", reveal);
    return () => {
      window.removeEventListener("hashchange", follow);
      window.removeEventListener("beforematch", reveal);
    };
  }, []);

  function select(id: TabId): void {
    setShown(id);
    // So that the URL can be shared, without a new history entry.
    window.history.replaceState(window.history.state, "", `#${id}`);
    document.getElementById(`tab-${id}`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent, id: TabId): void {
    const [first, last] = tabIds;
    const other = id === first ? last : first;
    const keys: Record<string, TabId> = {
      ...{ ArrowLeft: other, ArrowRight: other },
      ...{ Home: first, End: last, " ": id },
    };
    const next = keys[event.key];
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    select(next);
  }

  return (
    <div className={`card ${styles.tabs}`} data-hydrated={shown && true}>
      <nav className={styles.list} aria-label={label} role={shown && "tablist"}>
        {tabIds.map((id) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            data-chosen={id === (shown ?? "disclaimer") || undefined}
            {...(shown && {
              role: "tab",
              "aria-selected": id === shown,
              "aria-controls": id,
              tabIndex: id === shown ? 0 : -1,
              onClick: (event) => {
                event.preventDefault();
                select(id);
              },
              onKeyDown: (event) => onKeyDown(event, id),
            })}
          >
            {names[id]}
          </a>
        ))}
      </nav>
      {tabIds.map((id) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          hidden={shown && id !== shown}
          {...(shown && {
            role: "tabpanel",
            "aria-labelledby": `tab-${id}`,
            tabIndex: id === shown ? 0 : undefined,
          })}
        >
          {texts[id]}
        </section>
      ))}
    </div>
  );
}

const panelOf = (id: TabId) => document.getElementById(id);
const topOf = (id: TabId) => panelOf(id)?.getBoundingClientRect().top ?? 0;

/** The element that the URL's fragment names and the tab whose text has it, if one has. */
function target(): { tab: TabId; element: Element } | undefined {
  const element = document.getElementById(window.location.hash.slice(1));
  const tab = tabIds.find((id) => panelOf(id)?.contains(element));
  return element && tab ? { tab, element } : undefined;
}
