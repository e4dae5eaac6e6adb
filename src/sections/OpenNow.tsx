import styles from "./OpenNow.module.css";

/** Whether the business is open now; src/islands/opening-hours/open-now.ts fills in the text. */
export function OpenNow() {
  return <p className={styles.now} data-open-now="" />;
}
