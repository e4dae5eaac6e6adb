import type { Business } from "../content/schemas/business.ts";
import styles from "./PrintHead.module.css";

/** The head of a printed sheet: who it is from, how to reach them, and the day it was printed. */
export function PrintHead({ business }: { business: Business }) {
  return (
    <p className={styles.head} aria-hidden="true">
      <span>
        <span>
          <strong>{business.name}</strong> · {business.phone} · {business.email}
        </span>
        <time id="print-date" />
      </span>
    </p>
  );
}
