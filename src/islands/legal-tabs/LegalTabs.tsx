import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Boundary } from "../Boundary.tsx";
import { type TabId, tabIds } from "./fragment.ts";
import styles from "./LegalTabs.module.css";
import { useShownTab } from "./use-shown-tab.ts";

interface Props {
  /** The accessible name of the tab list. */
  label: string;
  /** The labels of the tabs. */
  names: Record<TabId, string>;
  /** The texts; without them, in the browser, the server's HTML stays. */
  disclaimer?: ReactNode;
  terms?: ReactNode;
}

/**
 * Leaves the server's HTML in place: React does not write inner HTML to hydrate, and afterwards only
 * if the object is another.
 */
const asServed = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * Hides a text from everything but find-in-page and text fragments. React would write "hidden" as a
 * boolean; HTML ignores the case of names. In dev React would warn of the name.
 */
const untilFound = import.meta.env.DEV ? { hidden: true } : { HIDDEN: "until-found" };

/**
 * The two legal texts as tabs (WAI-ARIA, tabs pattern with automatic activation). Until the island
 * has hydrated, and without JavaScript, the tabs are links and CSS shows the text that the URL names.
 */
export function LegalTabs(props: Props) {
  return (
    <Boundary island="LegalTabs">
      <TextTabs {...props} />
    </Boundary>
  );
}

function TextTabs({ label, names, ...texts }: Props) {
  const list = useRef<HTMLElement>(null);
  const [shown, show] = useShownTab();

  function select(id: TabId): void {
    show(id);
    list.current?.querySelector<HTMLElement>(`#tab-${id}`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent, id: TabId): void {
    const next = tabForKey(event.key, id);
    if (!shown || !next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    select(next);
  }

  return (
    <div className={styles.tabs} data-hydrated={shown && true}>
      <nav ref={list} className={styles.list} aria-label={label} role={shown && "tablist"}>
        {tabIds.map((id) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            onClick={(event) => {
              if (!shown) return;
              event.preventDefault();
              show(id);
            }}
            onKeyDown={(event) => onKeyDown(event, id)}
            {...(shown && {
              role: "tab",
              "aria-selected": id === shown,
              "aria-controls": id,
              tabIndex: id === shown ? 0 : -1,
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
          {...(id !== (shown ?? "disclaimer") && untilFound)}
          {...(shown && {
            role: "tabpanel",
            "aria-labelledby": `tab-${id}`,
            tabIndex: id === shown ? 0 : undefined,
          })}
          {...(texts[id] ? { children: texts[id] } : asServed)}
        />
      ))}
    </div>
  );
}

/** Returns the tab that a key press on a tab selects; undefined for other keys. */
function tabForKey(key: string, id: TabId): TabId | undefined {
  const [first, last] = tabIds;
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return id === first ? last : first;
    case "Home":
      return first;
    case "End":
      return last;
    case " ":
      return id;
    default:
      return undefined;
  }
}
