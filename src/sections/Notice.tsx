import type { Business } from "../content/schemas/business.ts";
import { endOfDay, type Offsets } from "../lib/hours.ts";
import { ContactText } from "./ContactText.tsx";
import styles from "./Notice.module.css";

interface Props extends NonNullable<Business["notice"]> {
  /** Of the business's time zone. */
  offsets: Offsets;
}

/** One line on top of every page; src/browser/notice.ts removes it after its last day. */
export function Notice({ text, until, offsets }: Props) {
  return (
    <aside className={styles.notice} data-until={endOfDay(until, offsets)} data-print="no">
      <ContactText>{text}</ContactText>
    </aside>
  );
}
