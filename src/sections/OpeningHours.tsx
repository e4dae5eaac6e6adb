import type { Business } from "../content/schemas/business.ts";
import { WeekStrip } from "../drawings/WeekStrip.tsx";
import styles from "./OpeningHours.module.css";
import { OpenNow } from "./OpenNow.tsx";

interface Props {
  hours: Business["hours"];
  /** The text for days without hours. */
  closed: string;
}

/** The week's hours as a drawing, whether it is open now, and coming closures. */
export function OpeningHours({ hours, closed }: Props) {
  return (
    <div className={styles.hours}>
      <WeekStrip hours={hours} closed={closed} />
      <OpenNow />
      <p className={styles.closures} data-closures="" />
    </div>
  );
}
