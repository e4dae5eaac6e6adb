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

/** Each day's hours, beside a bar of the day with the open ones filled and, today, a mark at now. */
export function WeekStrip({ rows, hour, labels: { closed, openNow } }: Props) {
  const times = rows.flatMap(({ stretches }) => stretches.flatMap(({ from, to }) => [from, to]));
  // From 8 to 8, unless it is open earlier or later.
  const start = Math.floor(Math.min(8, ...times));
  const end = Math.ceil(Math.max(20, ...times));
  const isShown = hour !== undefined && hour >= start && hour <= end;
  return (
    <table className={`no-print ${styles.week}`}>
      <tbody>
        {rows.map(({ day, isToday, isOver, stretches }, index) => (
          <tr key={day} className={isToday ? styles.today : undefined}>
            <th scope="row">{isToday ? openNow.today : day}</th>
            <td className={isOver ? styles.over : undefined}>
              {stretches.every(({ isNight }) => isNight) && closed}
              {stretches.map(
                ({ from, period, isNight }) =>
                  !isNight && <div key={from}>{formatPeriod(period, openNow.allDay)}</div>,
              )}
            </td>
            <td className={styles.bar}>
              <svg
                viewBox={`${start} 0 ${end - start} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                {stretches.map(({ from, to }) => (
                  <path key={from} d={`M${from} 0H${to}v1H${from}z`} />
                ))}
                {isToday && isShown && stretches.length > 0 && (
                  <path className={styles.now} d={`M${hour} -.4h.2v1.8h-.2z`} />
                )}
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
  );
}
