import type { Stat } from "../content/schemas/text.ts";
import styles from "./Stats.module.css";

/** Figures with labels. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{value}</dt> <dd className="soft">{label}</dd>
        </div>
      ))}
    </dl>
  );
}
