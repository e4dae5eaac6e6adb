import { type OpenHours, week } from "../lib/hours.ts";
import styles from "./WeekStrip.module.css";

/** Each day shows at least these hours. */
const usualHours = { first: 8, last: 20 };
const height = 96;

/** The week with the open hours filled. aria-hidden, because the same hours are beside it as text. */
export function WeekStrip({ hours }: { hours: readonly OpenHours[] }) {
  const first = Math.min(usualHours.first, ...hours.map(({ opens }) => Math.floor(hourOf(opens))));
  const last = Math.max(usualHours.last, ...hours.map(({ closes }) => Math.ceil(hourOf(closes))));
  const placeOf = (time: string) =>
    1 + Math.round(((hourOf(time) - first) / (last - first)) * height);
  return (
    <svg className={styles.week} viewBox="0 0 334 120" aria-hidden="true">
      {week.map((day, index) => {
        const left = index * 48 + 1;
        const open = hours.filter((each) => each.days.includes(day));
        return (
          <g key={day}>
            <path className={styles.day} d={`M${left} 1h44v${height}h-44z`} />
            {open.map(({ opens, closes }) => (
              <OpenStretch
                key={opens}
                left={left}
                top={placeOf(opens)}
                bottom={placeOf(closes)}
                label={shortHours(opens, closes)}
              />
            ))}
            <text x={left + 22} y={height + 18}>
              {day}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface StretchProps {
  left: number;
  top: number;
  bottom: number;
  label: string | null;
}

function OpenStretch({ left, top, bottom, label }: StretchProps) {
  return (
    <>
      <path className={styles.open} d={`M${left} ${top}h44v${bottom - top}h-44z`} />
      {label !== null && bottom - top >= 16 && (
        <text className={styles.hours} x={left + 22} y={(top + bottom) / 2 + 5}>
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

/** "3-7", or null for hours with minutes, which are too wide for a day. */
function shortHours(opens: string, closes: string): string | null {
  const [from, to] = [hourOf(opens), hourOf(closes)];
  return Number.isInteger(from) && Number.isInteger(to)
    ? `${from % 12 || 12}-${to % 12 || 12}`
    : null;
}
