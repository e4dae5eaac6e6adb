import { type OpenHours, week } from "../lib/hours.ts";
import styles from "./WeekStrip.module.css";

/** Each day shows at least these hours. */
const usualHours = { first: 8, last: 20 };
const height = 96;

interface Props {
  hours: readonly OpenHours[];
  /** Shown for a day without hours, or that a closure of this week closes. */
  closed: string;
}

/**
 * The week with the open hours filled. aria-hidden, because the same hours are on the page as text.
 * src/browser/open-now.ts marks today, now and the days that a closure closes.
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
      data-week={`${first} ${(height / (last - first)).toFixed(3)}`}
    >
      {week.map((day, index) => {
        const open = hours.filter((each) => each.days.includes(day));
        return (
          <g key={day} data-day={day} transform={`translate(${index * 48})`}>
            <path className={styles.day} d={`M1 1h44v${height}h-44z`} />
            {open.map(({ opens, closes }) => (
              <OpenStretch
                key={opens}
                top={placeOf(opens)}
                bottom={placeOf(closes)}
                label={shortHours(opens, closes)}
              />
            ))}
            <text className={styles.closed} x="23" y="56">
              {closed}
            </text>
            <text x="23" y={height + 18}>
              {day}
            </text>
          </g>
        );
      })}
      <path className={styles.now} d="M-1 1h48" />
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
      <path className={styles.open} d={`M1 ${top}h44v${bottom - top}h-44z`} />
      {label !== null && bottom - top >= 30 && (
        <text className={styles.hours} x="23" y={(top + bottom) / 2 - 2}>
          {label[0]}
          <tspan x="23" dy="14">
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
