import Yard from "../drawings/horizon/Yard.svg?react";
import { Mark } from "../drawings/Mark.tsx";
import styles from "./PriceSign.module.css";

interface Row {
  id: string;
  /** One or two words. */
  sign: string;
  /** Precedes an amount at which a price starts, or is empty. */
  from: string;
  amount: string;
}

/** The sign in the yard, as the scene of the Pricing page. */
export function PriceSign({ rows }: { rows: readonly Row[] }) {
  return (
    <div className={styles.yard}>
      <Yard className={styles.landscape} />
      <div className={styles.sign}>
        <Mark className={styles.mark} />
        <ul>
          {rows.map(({ id, sign, from, amount }) => (
            <li key={id} className={styles.row}>
              <span>{sign}</span>{" "}
              <span>
                {from && `${from} `}
                <span className={`price ${styles.amount}`}>{amount}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
