import type { Stat } from "../content/schemas/text.ts";
import styles from "./WallPlate.module.css";

/** Figures with labels, on a wall plate. */
export function WallPlate({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.plate}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{value}</dt> <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
