import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { Boundary } from "../Boundary.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { type TabId, tabIds } from "./address.ts";
import styles from "./LegalTabs.module.css";
import { useShownTab } from "./use-shown-tab.ts";

interface Props {
  /** What the list of tabs is called. */
  label: string;
  /** The words on the tabs. */
  names: { disclaimer: string; terms: string };
  disclaimer?: ReactNode;
  terms?: ReactNode;
}

/** Without a script nothing is a tab yet: these undo what Radix writes for tabs. */
const plainList = { role: undefined, tabIndex: undefined, "aria-orientation": undefined };
const plainLink = {
  role: undefined,
  tabIndex: undefined,
  "aria-selected": undefined,
  "aria-controls": undefined,
};
const plainText = { role: undefined, tabIndex: undefined };

/**
 * The two legal texts. Before the script has come the tabs are links to the texts, which stand one
 * below the other; from then on one of them is shown.
 */
export function LegalTabs(props: Props) {
  return (
    <Boundary island="LegalTabs">
      <TextTabs {...props} />
    </Boundary>
  );
}

function TextTabs({ label, names, ...texts }: Props) {
  const hydrated = useHydrated();
  const [shown, show] = useShownTab();

  return (
    <Tabs.Root
      className={styles.tabs}
      data-hydrated={hydrated || undefined}
      value={shown}
      onValueChange={(value) => show(value as TabId)}
    >
      {/* The undefined styles keep Radix from writing style attributes, which the policy blocks. */}
      <Tabs.List asChild {...(!hydrated && plainList)}>
        <nav className={styles.list} aria-label={label} style={{ outline: undefined }}>
          {tabIds.map((id) => (
            <Tabs.Trigger
              key={id}
              value={id}
              type={undefined}
              aria-controls={id}
              asChild
              {...(!hydrated && plainLink)}
            >
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  show(id);
                }}
              >
                {names[id]}
              </a>
            </Tabs.Trigger>
          ))}
        </nav>
      </Tabs.List>
      {tabIds.map((id) => (
        <Tabs.Content key={id} value={id} id={id} forceMount asChild {...(!hydrated && plainText)}>
          <section className={styles.panel} style={{ animationDuration: undefined }}>
            {texts[id]}
          </section>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
