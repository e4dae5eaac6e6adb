import type { Business } from "../content/schemas/business.ts";
import { WeekStrip } from "../drawings/WeekStrip.tsx";
import { week } from "../lib/hours.ts";
import { formatHours } from "../lib/hours-text.ts";
import { ContactText } from "./ContactText.tsx";
import styles from "./OpeningHours.module.css";
import { OpenNow } from "./OpenNow.tsx";

interface Props {
  hours: Business["hours"];
  /** The text for days without hours. */
  closed: string;
  /** Future closures, as exceptions to the hours. */
  closures?: readonly { days: string; text: string }[];
  /** Whether the hours are also written. */
  written?: boolean;
}

/** The week's hours as a drawing, and as text unless the footer has it in the same viewport. */
export function OpeningHours({ hours, closed, closures = [], written = true }: Props) {
  const closedDays = week.filter((day) => !hours.some(({ days }) => days.includes(day)));
  return (
    <div className={styles.hours}>
      <WeekStrip hours={hours} closed={closed} labelled={!written} />
      <OpenNow />
      {!written && <p className={styles.closures} data-closures />}
      {written && (
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
      )}
      {closures.length > 0 && (
        <dl>
          {closures.map(({ days, text }) => (
            <div key={days}>
              <dt>{days}</dt>{" "}
              <dd>
                <ContactText>{text}</ContactText>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
