import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import styles from "./LegalTabs.module.css";

const tabIds = ["disclaimer", "terms"] as const;

type TabId = (typeof tabIds)[number];
type Elements = Partial<Record<TabId, HTMLElement | null>>;

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
  const [shown, setShown] = useState<TabId>();
  const tabs = useRef<Elements>({});
  const panels = useRef<Elements>({});
  /** Where the text being read was before hydration, until it is there again. */
  const top = useRef<number>(undefined);

  // Before the browser paints, so that the text being read stays where it is.
  useLayoutEffect(() => {
    const inMiddle = topOf(panels.current.terms) < window.innerHeight / 2 ? "terms" : "disclaimer";
    const tab = tabOf(fragmentTarget(), panels.current) ?? inMiddle;
    top.current = topOf(panels.current[tab]);
    setShown(tab);
  }, []);

  useLayoutEffect(() => {
    if (!shown) return;
    // React knows "hidden" as a boolean only. This value leaves the text to find-in-page.
    for (const id of tabIds)
      if (id !== shown) panels.current[id]?.setAttribute("hidden", "until-found");
    if (top.current === undefined) return;
    window.scrollBy({ top: topOf(panels.current[shown]) - top.current, behavior: "instant" });
    top.current = undefined;
  }, [shown]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const follow = () => {
      const target = fragmentTarget();
      if (!target && window.location.hash !== "") return;
      flushSync(() => setShown(tabOf(target, panels.current) ?? "disclaimer"));
      // The browser could not scroll to it while it was hidden.
      target?.scrollIntoView();
    };
    window.addEventListener("hashchange", follow, { signal });
    for (const id of tabIds) {
      // Find-in-page and text fragments reveal a text that is hidden "until-found".
      const reveal = () => {
        flushSync(() => setShown(id));
        // WebKit then selects the match, but does not scroll to it.
        const soon = { once: true, signal: AbortSignal.timeout(2000) };
        document.addEventListener("selectionchange", showSelection, soon);
      };
      panels.current[id]?.addEventListener("beforematch", reveal, { signal });
    }
    return () => listeners.abort();
  }, []);

  const select = useCallback((id: TabId) => {
    flushSync(() => setShown(id));
    // So that the URL can be shared, without a new history entry.
    window.history.replaceState(window.history.state, "", `#${id}`);
    tabs.current[id]?.focus();
  }, []);

  // The same function at every render: React writes a new one to the element, for which Firefox replaces
  // the tab in the accessibility tree, and screen readers miss that it is selected.
  const onClick = useCallback(
    (event: MouseEvent) => {
      const id = tabIds.find((each) => tabs.current[each] === event.currentTarget);
      // Any other click does what it does on a link.
      if (!id || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      select(id);
    },
    [select],
  );

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
      <nav className={`${styles.list} no-print`} aria-label={label} role={shown && "tablist"}>
        {tabIds.map((id) => (
          <a
            key={id}
            id={`tab-${id}`}
            ref={(tab) => {
              tabs.current[id] = tab;
            }}
            href={`#${id}`}
            data-chosen={id === (shown ?? "disclaimer") || undefined}
            {...(shown && {
              role: "tab",
              "aria-selected": id === shown,
              "aria-controls": id,
              tabIndex: id === shown ? 0 : -1,
              onClick,
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
          ref={(panel) => {
            panels.current[id] = panel;
          }}
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

const topOf = (panel: Element | null | undefined) => panel?.getBoundingClientRect().top ?? 0;

/** The tab whose text has the element. */
function tabOf(element: Element | null, panels: Elements): TabId | undefined {
  return tabIds.find((id) => element && panels[id]?.contains(element));
}

/** The element that the URL's fragment names, in the legal texts or elsewhere. */
const fragmentTarget = () => document.getElementById(window.location.hash.slice(1));

function showSelection(): void {
  const selection = document.getSelection();
  if (!selection?.rangeCount) return;
  const { top } = selection.getRangeAt(0).getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight / 2 });
}
