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

interface Props extends Partial<Record<TabId, ReactNode>> {
  /** The accessible name of the tab list. */
  label: string;
  names: Record<TabId, string>;
}

/**
 * The two legal texts as tabs (WAI-ARIA, tabs pattern with automatic activation). Until the island has
 * hydrated, and without JavaScript, the tabs are links to the texts, which are below each other unless
 * the URL names the second.
 *
 * Radix Tabs were tried. They take as many lines, because their roles and styles must not be in the
 * server's HTML, and 5.5 KB more; and they select a tab on mousedown.
 */
export function LegalTabs({ label, names, ...texts }: Props) {
  // Undefined until the island has hydrated.
  const [shown, setShown] = useState<TabId>();
  const tabs = useRef<Partial<Record<TabId, HTMLElement | null>>>({});
  const panels = useRef<Partial<Record<TabId, HTMLElement | null>>>({});

  useLayoutEffect(() => {
    const termsTop = panels.current.terms?.getBoundingClientRect().top ?? 0;
    const inMiddle = termsTop < window.innerHeight / 2 ? "terms" : "disclaimer";
    setShown(idOf(fragmentTarget(), panels.current) ?? inMiddle);
  }, []);

  useLayoutEffect(() => {
    const panel = shown && panels.current[shown];
    if (!panel) return;
    const wasVisible = !panel.hasAttribute("hidden");
    const { top } = panel.getBoundingClientRect();
    // Not a prop: React knows "hidden" as a boolean only. This value leaves the text to find-in-page.
    for (const id of tabIds) panels.current[id]?.setAttribute("hidden", "until-found");
    panel.removeAttribute("hidden");
    // What was being read before hydration stays where it was.
    if (wasVisible)
      window.scrollBy({ top: panel.getBoundingClientRect().top - top, behavior: "instant" });
  }, [shown]);

  useEffect(() => {
    function onHashChange(): void {
      const target = fragmentTarget();
      const id = window.location.hash === "" ? "disclaimer" : idOf(target, panels.current);
      if (!id) return;
      flushSync(() => setShown(id));
      // The browser could not scroll to it while it was hidden.
      target?.scrollIntoView();
    }
    // Find-in-page and text fragments reveal a text that is hidden "until-found", and scroll to it then.
    function onBeforeMatch({ target }: Event): void {
      const id = idOf(target as Node, panels.current);
      if (id) flushSync(() => setShown(id));
      // WebKit then selects the match, but does not scroll to it.
      const soon = { once: true, signal: AbortSignal.timeout(2000) };
      document.addEventListener("selectionchange", showSelection, soon);
    }
    window.addEventListener("hashchange", onHashChange);
    window.addEventListener("beforematch", onBeforeMatch);
    return () => {
      window.removeEventListener("hashchange", onHashChange);
      window.removeEventListener("beforematch", onBeforeMatch);
    };
  }, []);

  // The same function at every render: React writes a new one to the element, for which Firefox replaces
  // the tab in the accessibility tree, and screen readers miss that it is selected.
  const onClick = useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    // Any other click does what it does on a link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const tab = event.currentTarget;
    // A screen reader says whether a tab is selected when it gets the focus.
    flushSync(() => setShown(tabIds.find((id) => tab.hash === `#${id}`)));
    // So that the URL can be shared, without a new history entry.
    window.history.replaceState(window.history.state, "", tab.hash);
    tab.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent, id: TabId): void {
    const other = id === "terms" ? "disclaimer" : "terms";
    const keys: Record<string, TabId> = {
      ArrowLeft: other,
      ArrowRight: other,
      Home: "disclaimer",
      End: "terms",
      " ": id,
    };
    const next = keys[event.key];
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    tabs.current[next]?.click();
  }

  return (
    <div className={`card ${styles.tabs}`}>
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

/** The element that the URL's fragment names, in the legal texts or elsewhere. */
const fragmentTarget = () => document.getElementById(window.location.hash.slice(1));

/** The id of the panel that has the node. */
const idOf = (node: Node | null, panels: Partial<Record<TabId, HTMLElement | null>>) =>
  tabIds.find((id) => panels[id]?.contains(node));

function showSelection(): void {
  const selection = document.getSelection();
  if (!selection?.rangeCount) return;
  const { top } = selection.getRangeAt(0).getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight / 2 });
}
