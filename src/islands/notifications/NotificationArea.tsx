import type { Contact } from "../../content/schemas/contact.ts";
import styles from "./Toasts.module.css";

/** The place of the notifications, and of the toast that is shown if React does not load. */
export function NotificationArea({ area, close }: Pick<Contact["toasts"], "area" | "close">) {
  return (
    <>
      <output className={`${styles.area} ${styles.toast}`} hidden />
      <div id="notifications" data-labels={JSON.stringify({ area, close })} />
    </>
  );
}
