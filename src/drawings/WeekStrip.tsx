import { type OpenHours, week } from "../lib/hours.ts";
import { formatPeriod, formatTime } from "../lib/hours-text.ts";
import { stretchesOf } from "../lib/open-stretches.ts";
import styles from "./WeekStrip.module.css";

/** Each day shows at least these hours. */
const usualHours = { first: 9, last: 21 };

/** The left and the width of a day's hours. */
const left = 56;
const width = 276;

/** The widest letter of a label, with its share of the space beside the label. */
const letter = 10;

interface Props {
  hours: readonly OpenHours[];
  /** Shown for a day without hours. */
  closed: string;
  /** Shown for a day that is open round the clock. */
  allDay: string;
}

/**
 * The week with the open hours filled, above a scale of hours. aria-hidden, because the same hours
 * are on the page as text. src/browser/open-now.ts makes it the seven days from today on, points to
 * now and names it in the last element, and writes the reason across the days that a closure closes,
 * as each day's second child. data-week has the first hour, the width of an hour and of the longest
 * night.
 */
export function WeekStrip({ hours, closed, allDay }: Props) {
  const days = week.map((day) => ({ day, open: stretchesOf(day, hours) }));
  const all = days.flatMap(({ open }) => open);
  const first = Math.min(usualHours.first, ...all.map(({ from }) => Math.floor(from)));
  const last = Math.max(usualHours.last, ...all.map(({ to }) => Math.ceil(to)));
  const scale = width / (last - first);
  const night = Math.max(0, ...all.map(({ to, isNight }) => (isNight ? to : 0)));
  const placeOf = (hour: number) => left + Math.round((hour - first) * scale);
  /** Hours between two that the scale names, from the first on and without the last. */
  const step = last - first > 18 ? 4 : 3;
  const named = Array.from(
    { length: Math.ceil((last - first) / step) },
    (_, index) => first + index * step,
  );
  return (
    <svg
      className={styles.week}
      viewBox="0 -18 334 230"
      aria-hidden="true"
      data-print="no"
      data-week={`${first} ${scale.toFixed(3)}${night ? ` ${Math.ceil(night * scale)}` : ""}`}
    >
      {days.map(({ day, open }, index) => (
        <g key={day} transform={`translate(0 ${index * 28})`}>
          <path className={styles.day} d={`M${left} 1h${width}v22H${left}z`} />
          <text x={left + 10} />
          {open.map(({ from, to, period, isNight }) => (
            <OpenStretch
              key={from}
              from={placeOf(from)}
              to={placeOf(to)}
              label={isNight ? "" : formatPeriod(period, allDay)}
              isNight={isNight}
            />
          ))}
          {open.length === 0 && (
            <text className={styles.closed} x={left + 10} y="12">
              {closed}
            </text>
          )}
          <text y="12">{day}</text>
        </g>
      ))}
      <g fontSize="14" textAnchor="middle">
        {named.map((hour) => (
          <text key={hour} x={placeOf(hour)} y="202">
            {formatTime(`${hour}:00`)}
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
  /** Whether it belongs to the day before, which a closure may close. */
  isNight: boolean;
}

function OpenStretch({ from, to, label, isNight }: StretchProps) {
  return (
    <>
      <path
        className={styles.open}
        d={`M${from} 1h${to - from}v22H${from}z`}
        data-night={isNight || undefined}
      />
      {label && to - from >= label.length * letter && (
        <text className={styles.hours} x={from + 10} y="12">
          {label}
        </text>
      )}
    </>
  );
}
