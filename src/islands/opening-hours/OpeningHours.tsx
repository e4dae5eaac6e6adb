import { useEffect, useState } from "react";
import { localTime, type Schedule } from "../../lib/hours.ts";
import { comingClosuresText } from "../../lib/open-now-text.ts";
import { weekRows } from "../../lib/week-rows.ts";
import { everyMinute } from "../../ui/every-minute.ts";
import styles from "./WeekStrip.module.css";
import { type WeekLabels, WeekStrip } from "./WeekStrip.tsx";

interface Props {
  /** A Schedule as JSON, in half the bytes of Astro's own format for props. */
  scheduleJson: string;
  labels: WeekLabels;
  /** Whether the closures stand beside it. */
  closuresBeside?: boolean;
}

/** The hours of each day from today on, and the closures that are near. */
export function OpeningHours({ scheduleJson, labels, closuresBeside }: Props) {
  const [schedule] = useState(() => JSON.parse(scheduleJson) as Schedule);
  // Unknown in the build, or by a wrong clock: then it is the usual week.
  const [now, setNow] = useState<Date>();
  useEffect(() => everyMinute(schedule.offsets, setNow), [schedule.offsets]);
  const local = now && localTime(now, schedule.offsets);
  return (
    <div className={styles.hours}>
      {schedule.hours.length > 0 ? (
        <WeekStrip rows={weekRows(schedule, now)} labels={labels} />
      ) : (
        <p>{labels.openNow.byAppointment}</p>
      )}
      {local && !closuresBeside && (
        <p>{comingClosuresText(local, schedule.closures, labels.openNow)}</p>
      )}
    </div>
  );
}
