import type { Stat } from "../content/schemas/text.ts";
import card from "../ui/Card.module.css";
import styles from "./Stats.module.css";

/** Figures with labels, on a card. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={`${card.card} ${styles.stats}`}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{value}</dt> <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
