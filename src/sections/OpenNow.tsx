import type { ReactNode } from "react";
import styles from "./OpenNow.module.css";

/** Whether the business is open now, and more; src/browser/open-now.ts fills in the text. */
export function OpenNow({ children }: { children?: ReactNode }) {
  const now = <span data-open-now="" />;
  return (
    <p className={styles.now}>
      {children ? (
        <span>
          {now}
          {children}
        </span>
      ) : (
        now
      )}
    </p>
  );
}
