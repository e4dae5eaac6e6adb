import type { Price } from "../content/schemas/price-list.ts";
import Yard from "../drawings/horizon/Yard.svg?react";
import { Mark } from "../drawings/Mark.tsx";
import { formatDollars } from "../lib/format.ts";
import styles from "./PriceSign.module.css";

interface Props {
  /** The name of the business. */
  name: string;
  prices: readonly Price[];
  /** Precedes an amount at which a price starts. */
  fromLabel: string;
}

/** The sign in the yard, as the scene of the Pricing page. */
export function PriceSign({ name, prices, fromLabel }: Props) {
  return (
    <div>
      <Yard className={styles.landscape} />
      <div className={styles.sign}>
        <p className={styles.name}>
          <Mark />
          {name}
        </p>
        <ul>
          {prices.map(({ id, sign, from, amount }) => (
            <li key={id} className={`row ${styles.row}`}>
              <span>{sign}</span>{" "}
              <span>
                {from && `${fromLabel} `}
                <span className={`price ${styles.amount}`}>{formatDollars(amount)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
