import { useEffect, useState } from "react";
import { everyMinute, type PageSchedule } from "../../browser/page-schedule.ts";
import type { Schedule } from "../../lib/hours.ts";
import { comingClosuresText } from "../../lib/open-now-text.ts";
import { weekRows } from "../../lib/week-rows.ts";
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
  // Unknown in the build, or by a wrong clock: then it is the usual week.
  const [{ page, local }, setShown] = useState<{ page?: PageSchedule; local?: Date | undefined }>(
    {},
  );
  useEffect(() => everyMinute((found, time) => setShown({ page: found, local: time })), []);
  const schedule = page?.schedule ?? { hours, closures: [] };
  return (
    <>
      {hours.length > 0 ? (
        <WeekStrip rows={weekRows(schedule, local)} labels={labels} />
      ) : (
        <p>{labels.byAppointment}</p>
      )}
      {page && local && !closuresBeside && (
        <p>{comingClosuresText(local, schedule.closures, page.labels)}</p>
      )}
    </>
  );
}
