import type { Business } from "../content/schemas/business.ts";
import styles from "./PrintHead.module.css";

/** The header of each printed sheet: the business, its contacts and the print date. */
export function PrintHead({ business }: { business: Business }) {
  return (
    <p className={styles.head} aria-hidden="true">
      <span>
        <span>
          <strong>{business.name}</strong>
          {` · ${business.phone} · ${business.email}`}
        </span>
        <span id="print-date" />
      </span>
    </p>
  );
}
