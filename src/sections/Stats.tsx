import { clsx } from "clsx";
import type { Stat } from "../content/schemas/text.ts";
import styles from "./Stats.module.css";

/** Figures with labels. */
export function Stats({
  stats,
  className,
}: {
  stats: readonly Stat[];
  className?: string | undefined;
}) {
  return (
    <dl className={clsx(styles.stats, className)}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{value}</dt> <dd className="soft">{label}</dd>
        </div>
      ))}
    </dl>
  );
}
