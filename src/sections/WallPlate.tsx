import type { Stat } from "../content/schemas/home.ts";
import { Jack } from "../drawings/Jack.tsx";
import styles from "./WallPlate.module.css";

/** Figures with what they stand for, on a wall plate: a lit jack for each. */
export function WallPlate({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.plate}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{value}</dt> <dd>{label}</dd>
          <Jack className={styles.jack} />
        </div>
      ))}
    </dl>
  );
}
