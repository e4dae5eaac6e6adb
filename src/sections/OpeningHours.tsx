import { WeekStrip } from "../drawings/WeekStrip.tsx";
import { formatHours } from "../lib/hours-text.ts";
import type { Business } from "../schemas/business.ts";
import styles from "./OpeningHours.module.css";
import { OpenNow } from "./OpenNow.tsx";

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** The week's hours, as a picture and as text. */
export function OpeningHours({ hours, closed }: { hours: Business["hours"]; closed: string }) {
  const closedDays = week.filter((day) => !hours.some(({ days }) => days.includes(day)));
  return (
    <div className={styles.hours}>
      <WeekStrip hours={hours} />
      <OpenNow />
      <dl>
        {formatHours(hours).map((each) => (
          <div key={`${each.days} ${each.hours}`}>
            <dt>{each.days}</dt> <dd>{each.hours}</dd>
          </div>
        ))}
        {closedDays.length > 0 && (
          <div>
            <dt>{closedDays.join(", ")}</dt> <dd>{closed}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
