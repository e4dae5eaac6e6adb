import { formatPeriod, formatTime } from "../../lib/hours-text.ts";
import type { WeekRow } from "../../lib/week-rows.ts";
import styles from "./WeekStrip.module.css";

/** The texts of the week's hours. */
export type WeekLabels = Record<"closed" | "allDay" | "byAppointment" | "today", string>;

interface Props {
  rows: readonly WeekRow[];
  labels: WeekLabels;
}

/** Each day's hours, beside a bar of the day with the open ones filled. */
export function WeekStrip({ rows, labels }: Props) {
  const periods = rows.flatMap((row) => row.periods);
  // From 8 to 8, unless it is open earlier or later.
  const start = Math.floor(Math.min(8, ...periods.map((period) => period.start)));
  const end = Math.ceil(Math.max(20, ...periods.map((period) => period.end)));
  return (
    <div className={`no-print ${styles.week}`}>
      <table>
        <tbody>
          {rows.map(({ day, isToday, isOver, periods }, index) => (
            <tr key={day} className={isToday ? styles.today : undefined}>
              <th scope="row">{isToday ? labels.today : day}</th>
              <td className={isOver ? "soft" : undefined}>
                {periods.length === 0 && labels.closed}
                {periods.map((period) => (
                  <div key={period.opens}>{formatPeriod(period, labels.allDay)}</div>
                ))}
              </td>
              <td className={styles.bar}>
                <svg
                  viewBox={`${start} 0 ${end - start} 1`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  {periods.map((period) => (
                    <path
                      key={period.opens}
                      d={`M${period.start} 0H${period.end}v1H${period.start}z`}
                    />
                  ))}
                </svg>
                {index === rows.length - 1 && (
                  <span className={styles.scale} aria-hidden="true">
                    <span>{formatTime(`${start}:00`)}</span>
                    <span>{formatTime(`${end}:00`)}</span>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
