import type { SharedText } from "../../content/schemas/shared.ts";
import { formatPeriod, formatTime } from "../../lib/hours-text.ts";
import type { WeekRow } from "../../lib/week-rows.ts";
import styles from "./WeekStrip.module.css";

/** Each day shows at least these hours. */
const usualHours = { first: 9, last: 21 };

/** The left and the width of a day's hours, and the height of a day. */
const left = 56;
const width = 276;
const rowHeight = 28;

/** The width of the widest letter, with its share of the space beside the text. */
const letter = 10;

/** The texts of the week's hours. */
export interface WeekLabels {
  closed: string;
  openNow: Pick<SharedText["openNow"], "allDay" | "byAppointment" | "closure" | "now" | "today">;
}

interface Props {
  rows: readonly WeekRow[];
  /** The business's local time (localTime in lib/hours.ts). */
  local: Date | undefined;
  labels: WeekLabels;
}

/**
 * The week with the open hours filled, above a scale of hours. Unless today is closed, an arrow points to now.
 * aria-hidden, because the page has the hours as text, and OpeningHours the closures.
 */
export function WeekStrip({ rows, local, labels: { closed, openNow } }: Props) {
  const all = rows.flatMap(({ stretches }) => stretches);
  const first = Math.min(usualHours.first, ...all.map(({ from }) => Math.floor(from)));
  const last = Math.max(usualHours.last, ...all.map(({ to }) => Math.ceil(to)));
  const scale = width / (last - first);
  const placeOf = (hour: number) => left + Math.round((hour - first) * scale);
  /** Hours between two that the scale names, from the first on. */
  const step = last - first > 18 ? 4 : 3;
  const named = Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_, index) => first + index * step,
  );
  const hour = local ? local.getUTCHours() + local.getUTCMinutes() / 60 : -1;
  return (
    <svg className={styles.week} viewBox="0 -18 350 230" aria-hidden="true" data-print="no">
      {rows.map(({ day, isToday, isOver, stretches }, index) => (
        <g
          key={day}
          transform={`translate(0 ${index * rowHeight})`}
          data-over={isOver || undefined}
        >
          <path
            className={styles.day}
            fillOpacity={stretches.length === 0 ? 0.4 : 1}
            d={`M${left} 1h${width}v22H${left}z`}
          />
          {stretches.map(({ from, to, period, isNight }) => {
            const [start, end] = [placeOf(from), placeOf(to)];
            const label = isNight ? "" : formatPeriod(period, openNow.allDay);
            return (
              <g key={from}>
                <path className={styles.open} d={`M${start} 1h${end - start}v22H${start}z`} />
                {label && end - start >= label.length * letter && (
                  <text className={styles.label} x={(start + end) / 2} y="12">
                    {label}
                  </text>
                )}
              </g>
            );
          })}
          {stretches.length === 0 && (
            <text x={left + 10} y="12">
              {closed}
            </text>
          )}
          <text className={styles.name} y="12">
            {isToday ? openNow.today : day}
          </text>
        </g>
      ))}
      <g fontSize="14" textAnchor="middle">
        {named.map((each) => (
          <text key={each} x={placeOf(each)} y="202">
            {formatTime(`${each}:00`)}
          </text>
        ))}
      </g>
      {hour >= first && hour <= last && rows[0]?.stretches.length !== 0 && (
        <>
          <path className={styles.now} d={`M${placeOf(hour) - 8}-12h16l-8 12z`} />
          <text x={placeOf(hour) - 14} y="-9" textAnchor="end">
            {openNow.now}
          </text>
        </>
      )}
    </svg>
  );
}
