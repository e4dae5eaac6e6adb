import type { Pricing } from "../content/schemas/pricing.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import type { ShownPrice } from "../content/shown-prices.ts";
import { Band } from "../ui/Band.tsx";
import { ContactText } from "../ui/ContactText.tsx";
import { Paragraph } from "../ui/Paragraph.tsx";
import { AskAbout } from "./AskAbout.tsx";
import styles from "./RateTables.module.css";

interface Table extends Omit<Pricing["tables"][number], "rows"> {
  rows: readonly ShownPrice[];
}

interface Props extends Pick<Pricing, "taxes"> {
  tables: readonly Table[];
  labels: Pick<SharedText, "from" | "askAbout">;
}

/** Price lists, one table for each kind of work. */
export function RateTables({ tables, taxes, labels }: Props) {
  return (
    <Band color="sky">
      <div className={`grid ${styles.tables}`}>
        {tables.map(({ id, heading, caption, columns, rows }) => (
          <div key={id} id={id} className={styles.table}>
            <h2>{heading}</h2>
            {/* A native table would lose its roles in Safari, where phones show its rows as blocks. */}
            <div className={styles.rates} role="table" aria-label={caption}>
              <div role="row" className={`soft ${styles.head}`}>
                <div role="columnheader" aria-colspan={2}>
                  {columns.job}
                </div>
                <div role="columnheader" className={styles.priceCell}>
                  {columns.price}
                </div>
              </div>
              {rows.map((row) => (
                <div key={row.id} role="row" className={styles.row}>
                  {/* The header is the job alone, which screen readers say before each price. */}
                  <div>
                    <div role="rowheader" className={styles.job}>
                      {row.name}
                    </div>
                    <div role="cell" className={`soft ${styles.detail}`}>
                      <ContactText>{row.detail}</ContactText>
                    </div>
                  </div>
                  <div role="cell" className={styles.priceCell}>
                    <span>
                      {row.from && <span className="soft">{labels.from} </span>}
                      <strong className={styles.amount}>{row.amount}</strong>
                    </span>{" "}
                    <AskAbout label={labels.askAbout} {...row} />
                  </div>
                </div>
              ))}
            </div>
          </div>
        ))}
        {taxes && <Paragraph>{taxes}</Paragraph>}
      </div>
    </Band>
  );
}
