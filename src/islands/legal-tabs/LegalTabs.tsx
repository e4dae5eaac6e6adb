import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import styles from "./LegalTabs.module.css";

const tabIds = ["disclaimer", "terms"] as const;

type TabId = (typeof tabIds)[number];

/** The text that is shown, and what happens once it is. */
interface View {
  shown: TabId;
  /** Where it was in the viewport, and stays. */
  top?: number;
  /** A part of it to scroll to. */
  part?: Element | null;
  /** Whether the visitor selected its tab, which gets the focus. */
  selected?: boolean;
}

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
  const [view, setView] = useState<View>();
  const shown = view?.shown;
  const tabs = useRef<Partial<Record<TabId, HTMLElement | null>>>({});
  const panels = useRef<Partial<Record<TabId, HTMLElement | null>>>({});

  const tabOf = (element: Node | null) =>
    tabIds.find((id) => element && panels.current[id]?.contains(element));
  const topOf = (id: TabId) => panels.current[id]?.getBoundingClientRect().top ?? 0;

  // Before the browser paints, so that the text being read stays where it is.
  const hydrate = useEffectEvent(() => {
    const inMiddle = topOf("terms") < window.innerHeight / 2 ? "terms" : "disclaimer";
    const id = tabOf(fragmentTarget()) ?? inMiddle;
    setView({ shown: id, top: topOf(id) });
  });
  useLayoutEffect(() => hydrate(), []);

  const onView = useEffectEvent(({ shown, top, part, selected }: View) => {
    // React knows "hidden" as a boolean only. This value leaves the text to find-in-page.
    for (const id of tabIds)
      if (id !== shown) panels.current[id]?.setAttribute("hidden", "until-found");
    if (top !== undefined) window.scrollBy({ top: topOf(shown) - top, behavior: "instant" });
    part?.scrollIntoView();
    if (!selected) return;
    // So that the URL can be shared, without a new history entry.
    window.history.replaceState(window.history.state, "", `#${shown}`);
    tabs.current[shown]?.focus();
  });
  useLayoutEffect(() => view && onView(view), [view]);

  useWindowEvent("hashchange", () => {
    const part = fragmentTarget();
    const id = window.location.hash === "" ? "disclaimer" : tabOf(part);
    // The browser could not scroll to it while it was hidden.
    if (id) setView({ shown: id, part });
  });

  // Find-in-page and text fragments reveal a text that is hidden "until-found", and scroll to it then.
  useWindowEvent("beforematch", ({ target }) => {
    const id = tabOf(target as Node);
    if (id) flushSync(() => setView({ shown: id }));
    // WebKit then selects the match, but does not scroll to it.
    const soon = { once: true, signal: AbortSignal.timeout(2000) };
    document.addEventListener("selectionchange", showSelection, soon);
  });

  // The same function at every render: React writes a new one to the element, for which Firefox replaces
  // the tab in the accessibility tree, and screen readers miss that it is selected.
  const onClick = useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    const id = tabIds.find((each) => tabs.current[each] === event.currentTarget);
    // Any other click does what it does on a link.
    if (!id || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setView({ shown: id, selected: true });
  }, []);

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
    setView({ shown: next, selected: true });
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

/** The element that the URL's fragment names, in the legal texts or elsewhere. */
const fragmentTarget = () => document.getElementById(window.location.hash.slice(1));

function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => onEvent(event);
    window.addEventListener(type, listen);
    return () => window.removeEventListener(type, listen);
  }, [type]);
}

function showSelection(): void {
  const selection = document.getSelection();
  if (!selection?.rangeCount) return;
  const { top } = selection.getRangeAt(0).getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight / 2 });
}
