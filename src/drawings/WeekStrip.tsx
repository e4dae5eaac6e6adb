import styles from "./WeekStrip.module.css";

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** The hours of the day that the strip shows at least, and how tall each is drawn. */
const firstHour = 8;
const lastHour = 20;
const hourHeight = 8;
const height = (lastHour - firstHour) * hourHeight;

/** Hours that are the same on each of their days; times as "15:00". */
interface OpenHours {
  days: readonly string[];
  opens: string;
  closes: string;
}

/** The week as seven days with the open hours filled. The same hours stand beside it as text. */
export function WeekStrip({ hours }: { hours: readonly OpenHours[] }) {
  return (
    <svg className={styles.week} viewBox="0 0 334 120" aria-hidden="true">
      {week.map((day, index) => {
        const left = index * 48 + 1;
        const open = hours.filter((each) => each.days.includes(day));
        return (
          <g key={day}>
            <path className={styles.day} d={`M${left} 1h44v${height}h-44z`} />
            {open.map(({ opens, closes }) => (
              <OpenHours key={opens} left={left} opens={hourOf(opens)} closes={hourOf(closes)} />
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

function OpenHours({ left, opens, closes }: { left: number; opens: number; closes: number }) {
  const top = 1 + (Math.max(opens, firstHour) - firstHour) * hourHeight;
  const bottom = 1 + (Math.min(closes, lastHour) - firstHour) * hourHeight;
  return (
    <>
      <path className={styles.open} d={`M${left} ${top}h44v${bottom - top}h-44z`} />
      {bottom - top >= 16 && (
        <text className={styles.hours} x={left + 22} y={(top + bottom) / 2 + 5}>
          {clockHour(opens)}-{clockHour(closes)}
        </text>
      )}
    </>
  );
}

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour + minute / 60;
}

function clockHour(hour: number): number {
  return Math.floor(hour) % 12 || 12;
}
