import type { Stat } from "../content/schemas/home.ts";
import { Jack } from "../drawings/Jack.tsx";
import styles from "./WallPlate.module.css";

/** Figures with labels on a wall plate, each with a lit jack. */
export function WallPlate({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.plate}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>
            <Jack className={styles.jack} />
            {value}
          </dt>{" "}
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
