import type { ComponentProps } from "react";
import type { Business } from "../content/schemas/business.ts";
import { WeekStrip } from "../drawings/WeekStrip.tsx";
import { DayList } from "./DayList.tsx";
import styles from "./OpeningHours.module.css";

interface Props {
  hours: Business["hours"];
  /** The text for days without hours. */
  closed: string;
  /** All coming closures. Without them, a script writes those of the next days. */
  rows?: ComponentProps<typeof DayList>["rows"];
}

/** The week's hours as a drawing, and coming closures. */
export function OpeningHours({ hours, closed, rows }: Props) {
  return (
    <div className={styles.hours}>
      <WeekStrip hours={hours} closed={closed} />
      {rows ? <DayList rows={rows} /> : <p data-closures="" />}
    </div>
  );
}
