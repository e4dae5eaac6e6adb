import styles from "./OpenNow.module.css";

/** Whether the business is open now; src/islands/opening-hours/open-now.ts fills in the text. */
export function OpenNow({ className }: { className?: string | undefined }) {
  return <p className={className ? `${styles.now} ${className}` : styles.now} data-open-now="" />;
}
