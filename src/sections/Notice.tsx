import type { Business } from "../content/schemas/business.ts";
import { ContactText } from "./ContactText.tsx";
import styles from "./Notice.module.css";

/** One line on top of every page; src/browser/notice.ts removes it after its last day. */
export function Notice({
  text,
  until,
  timeZone,
}: NonNullable<Business["notice"]> & { timeZone: string }) {
  return (
    <div className={styles.notice} data-until={until} data-zone={timeZone} data-print="no">
      <ContactText>{text}</ContactText>
    </div>
  );
}
