import type { SharedText } from "../../content/schemas/shared.ts";
import { formatPeriod, formatTime } from "../../lib/hours-text.ts";
import type { WeekRow } from "../../lib/week-rows.ts";
import styles from "./WeekStrip.module.css";

/** The texts of the week's hours. */
export interface WeekLabels {
  closed: string;
  openNow: Pick<SharedText["openNow"], "allDay" | "byAppointment" | "closure" | "today">;
}

interface Props {
  rows: readonly WeekRow[];
  /** The hours since midnight, by the business's clock. */
  hour: number | undefined;
  labels: WeekLabels;
}

/** Each day's hours, beside a bar of its 24 hours with noon marked, the open ones filled and, today, a mark at now. */
export function WeekStrip({ rows, hour, labels: { closed, openNow } }: Props) {
  return (
    <table className={`no-print ${styles.week}`}>
      <tbody>
        {rows.map(({ day, isToday, isOver, stretches }) => (
          <tr key={day} className={isToday ? styles.today : undefined}>
            <th scope="row">{isToday ? openNow.today : day}</th>
            <td className={isOver ? styles.over : undefined}>
              {stretches.every(({ isNight }) => isNight) && closed}
              {stretches.map(
                ({ from, period, isNight }) =>
                  !isNight && <div key={from}>{formatPeriod(period, openNow.allDay)}</div>,
              )}
            </td>
            <td className={styles.bar} data-noon={formatTime("12:00")}>
              <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
                {stretches.map(({ from, to }) => (
                  <path key={from} d={`M${from} 0H${to}v1H${from}z`} />
                ))}
                {isToday && stretches.length > 0 && (
                  <path className={styles.now} d={`M${hour} -.4h.4v1.8h-.4z`} />
                )}
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
