import { clsx } from "clsx";
import styles from "./OpenNow.module.css";

/** Whether the business is open now; its script fills in the text. */
export function OpenNow({ className }: { className?: string | undefined }) {
  return <p className={clsx(styles.now, className)} data-open-now="" />;
}
