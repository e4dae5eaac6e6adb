import type { Business } from "../content/schemas/business.ts";
import type { SharedText } from "../content/schemas/shared.ts";
import { WeekStrip } from "../drawings/WeekStrip.tsx";
import styles from "./OpeningHours.module.css";

interface Props {
  hours: Business["hours"];
  shared: Pick<SharedText, "closed" | "openNow">;
}

/** The week's hours as a drawing; a script writes the closures of the next days below it. */
export function OpeningHours({ hours, shared }: Props) {
  return (
    <div className={styles.hours}>
      {hours.length > 0 ? (
        <WeekStrip hours={hours} closed={shared.closed} allDay={shared.openNow.allDay} />
      ) : (
        <p>{shared.openNow.byAppointment}</p>
      )}
      <p data-closures="" />
    </div>
  );
}
