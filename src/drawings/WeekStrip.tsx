import { type OpenHours, week } from "../lib/hours.ts";
import styles from "./WeekStrip.module.css";

/** Each day shows at least these hours. */
const usualHours = { first: 8, last: 20 };
const height = 96;

interface Props {
  hours: readonly OpenHours[];
  /** Shown for a day without hours. */
  closed: string;
}

/**
 * The week with the open hours filled. aria-hidden, because the same hours are on the page as text.
 * src/browser/open-now.ts makes it the seven days from today on, points to now, and writes
 * the reason across the days that a closure closes: the texts after the days, in the order shown.
 */
export function WeekStrip({ hours, closed }: Props) {
  const first = Math.min(usualHours.first, ...hours.map(({ opens }) => Math.floor(hourOf(opens))));
  const last = Math.max(usualHours.last, ...hours.map(({ closes }) => Math.ceil(hourOf(closes))));
  const placeOf = (time: string) =>
    1 + Math.round(((hourOf(time) - first) / (last - first)) * height);
  return (
    <svg
      className={styles.week}
      viewBox="0 0 334 120"
      aria-hidden="true"
      data-print="no"
      data-week={`${first} ${(height / (last - first)).toFixed(3)}`}
    >
      {week.map((day, index) => {
        const open = hours.filter((each) => each.days.includes(day));
        return (
          <g key={day} transform={`translate(${23 + index * 48})`}>
            <path className={styles.day} d={`M-22 1h44v${height}h-44z`} />
            {open.map(({ opens, closes }) => (
              <OpenStretch
                key={opens}
                top={placeOf(opens)}
                bottom={placeOf(closes)}
                label={shortHours(opens, closes)}
              />
            ))}
            {open.length === 0 && (
              <text className={styles.closed} x="-51" transform="rotate(-90)">
                {closed}
              </text>
            )}
            <text y={height + 18}>{day}</text>
          </g>
        );
      })}
      {week.map((day) => (
        <text key={day} className={styles.reason} />
      ))}
      <path className={styles.now} />
    </svg>
  );
}

interface StretchProps {
  top: number;
  bottom: number;
  label: [string, string] | null;
}

function OpenStretch({ top, bottom, label }: StretchProps) {
  return (
    <>
      <path className={styles.open} d={`M-22 ${top}h44v${bottom - top}h-44z`} />
      {label !== null && bottom - top >= 30 && (
        <text className={styles.hours} y={(top + bottom) / 2 - 2}>
          {label[0]}
          <tspan x="0" dy="14">
            {label[1]}
          </tspan>
        </text>
      )}
    </>
  );
}

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour + minute / 60;
}

/**
 * "3-7" and "PM", or "10AM-" and "4PM", for two lines; null for hours with minutes, which are too wide
 * for a day.
 */
function shortHours(opens: string, closes: string): [string, string] | null {
  const [from, to] = [hourOf(opens), hourOf(closes)];
  if (!Number.isInteger(from) || !Number.isInteger(to)) return null;
  const half = (hour: number) => (hour < 12 ? "AM" : "PM");
  const [first, last] = [from % 12 || 12, to % 12 || 12];
  return half(from) === half(to)
    ? [`${first}-${last}`, half(to)]
    : [`${first}${half(from)}-`, `${last}${half(to)}`];
}
