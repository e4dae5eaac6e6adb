import type { Business } from "../content/schemas/business.ts";
import { WeekStrip } from "../drawings/WeekStrip.tsx";
import styles from "./OpeningHours.module.css";

interface Props {
  hours: Business["hours"];
  /** The text for days without hours. */
  closed: string;
}

/** The week's hours as a drawing; a script writes the closures of the next days below it. */
export function OpeningHours({ hours, closed }: Props) {
  return (
    <div className={styles.hours}>
      <WeekStrip hours={hours} closed={closed} />
      <p data-closures="" />
    </div>
  );
}
