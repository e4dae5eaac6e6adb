import { useEffect, useState } from "react";
import { everyMinute } from "../../browser/every-minute.ts";
import { type PageSchedule, pageSchedule } from "../../browser/page-schedule.ts";
import { localTime, type Schedule } from "../../lib/hours.ts";
import { comingClosuresText } from "../../lib/open-now-text.ts";
import { weekRows } from "../../lib/week-rows.ts";
import styles from "./WeekStrip.module.css";
import { type WeekLabels, WeekStrip } from "./WeekStrip.tsx";

interface Props {
  /** The usual week; the browser reads the rest of the schedule from the page. */
  hours: Schedule["hours"];
  labels: WeekLabels;
  /** Whether the closures stand beside it. */
  closuresBeside?: boolean;
}

/** The hours of each day from today on, and the closures that are near. */
export function OpeningHours({ hours, labels, closuresBeside }: Props) {
  const [page, setPage] = useState<PageSchedule>();
  // Unknown in the build, or by a wrong clock: then it is the usual week.
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const found = pageSchedule();
    if (!found) return;
    setPage(found);
    return everyMinute(found.schedule.offsets, setNow);
  }, []);
  const schedule = page?.schedule ?? { hours, closures: [], offsets: [] };
  const local = now && localTime(now, schedule.offsets);
  return (
    <div className={styles.hours}>
      {hours.length > 0 ? (
        <WeekStrip rows={weekRows(schedule, now)} labels={labels} />
      ) : (
        <p>{labels.openNow.byAppointment}</p>
      )}
      {page && local && !closuresBeside && (
        <p>{comingClosuresText(local, schedule.closures, page.labels)}</p>
      )}
    </div>
  );
}
