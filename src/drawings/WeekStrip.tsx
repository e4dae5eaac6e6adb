import { type OpenHours, week } from "../lib/hours.ts";
import { formatTime } from "../lib/hours-text.ts";
import styles from "./WeekStrip.module.css";

/** Each day shows at least these hours. */
const usualHours = { first: 9, last: 21 };

/** The left and the width of a day's hours. */
const left = 56;
const width = 276;

/** Hours between two that the scale names, from the first on and without the last. */
const step = 3;

/** The widest letter of a label, with its share of the space beside the label. */
const letter = 10;

interface Props {
  hours: readonly OpenHours[];
  /** Shown for a day without hours. */
  closed: string;
}

/**
 * The week with the open hours filled, above a scale of hours. aria-hidden, because the same hours
 * are on the page as text. src/browser/open-now.ts makes it the seven days from today on, points to
 * now and names it in the last element, and writes the reason across the days that a closure closes,
 * as each day's second child.
 */
export function WeekStrip({ hours, closed }: Props) {
  const first = Math.min(usualHours.first, ...hours.map(({ opens }) => Math.floor(hourOf(opens))));
  const last = Math.max(usualHours.last, ...hours.map(({ closes }) => Math.ceil(hourOf(closes))));
  const scale = width / (last - first);
  const placeOf = (time: string) => left + Math.round((hourOf(time) - first) * scale);
  const named = Array.from(
    { length: Math.ceil((last - first) / step) },
    (_, index) => `${first + index * step}:00`,
  );
  return (
    <svg
      className={styles.week}
      viewBox="0 -18 334 230"
      aria-hidden="true"
      data-print="no"
      data-week={`${first} ${scale.toFixed(3)}`}
    >
      {week.map((day, index) => {
        const open = hours.filter((each) => each.days.includes(day));
        return (
          <g key={day} transform={`translate(0 ${index * 28})`}>
            <path className={styles.day} d={`M${left} 1h${width}v22H${left}z`} />
            <text x={left + 10} />
            {open.map(({ opens, closes }) => (
              <OpenStretch
                key={opens}
                from={placeOf(opens)}
                to={placeOf(closes)}
                label={`${formatTime(opens)}-${formatTime(closes)}`}
              />
            ))}
            {open.length === 0 && (
              <text className={styles.closed} x={left + 10} y="12">
                {closed}
              </text>
            )}
            <text y="12">{day}</text>
          </g>
        );
      })}
      <g fontSize="14" textAnchor="middle">
        {named.map((time) => (
          <text key={time} x={placeOf(time)} y="202">
            {formatTime(time)}
          </text>
        ))}
      </g>
      <path className={styles.now} />
      <text y="-9" textAnchor="end" />
    </svg>
  );
}

interface StretchProps {
  from: number;
  to: number;
  label: string;
}

function OpenStretch({ from, to, label }: StretchProps) {
  return (
    <>
      <path className={styles.open} d={`M${from} 1h${to - from}v22H${from}z`} />
      {to - from >= label.length * letter && (
        <text className={styles.hours} x={from + 10} y="12">
          {label}
        </text>
      )}
    </>
  );
}

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour + minute / 60;
}
