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

interface Props {
  /** The name of the business. */
  name: string;
  rows: readonly Row[];
}

/** The sign in the yard, as the scene of the Pricing page. */
export function PriceSign({ name, rows }: Props) {
  return (
    <div className={styles.yard}>
      <Yard className={styles.landscape} />
      <div className={styles.sign}>
        <p className={styles.name}>
          <Mark />
          {name}
        </p>
        <ul>
          {rows.map(({ id, sign, from, amount }) => (
            <li key={id} className={`row ${styles.row}`}>
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
