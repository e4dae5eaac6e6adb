import type { Business } from "../content/schemas/business.ts";
import { endOfDay, type Offsets } from "../lib/hours.ts";
import { inlineScript } from "../lib/inline-script.ts";
import { ContactText } from "../ui/ContactText.tsx";
import styles from "./Notice.module.css";

interface Props extends NonNullable<Business["notice"]> {
  /** Of the business's time zone. */
  offsets: Offsets;
}

/** One line on top of every page, until its last day. The page may be older than that. */
export function Notice({ text, until, offsets }: Props) {
  const script = inlineScript(removeAfter, endOfDay(until, offsets));
  return (
    <aside className={styles.notice} data-print="no">
      <ContactText>{text}</ContactText>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </aside>
  );
}

function removeAfter(end: number): void {
  if (Date.now() >= end) document.currentScript?.parentElement?.remove();
}
