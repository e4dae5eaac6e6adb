import styles from "./OpenNow.module.css";

/** The line that says whether the doors are open; src/scripts/open-now.ts writes it. */
export function OpenNow() {
  return <p className={styles.now} data-open-now />;
}
