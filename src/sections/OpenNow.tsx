import type { ReactNode } from "react";
import styles from "./OpenNow.module.css";

/** Whether the business is open now; src/browser/open-now.ts fills in the text. */
export function OpenNow({ children }: { children?: ReactNode }) {
  return (
    <p className={styles.now}>
      <span>
        <span data-open-now="" />
        {children}
      </span>
    </p>
  );
}
