import type { Schedule } from "../lib/hours.ts";
import type { OpenNowLabels } from "../lib/open-now-text.ts";

export interface PageSchedule {
  schedule: Schedule;
  labels: OpenNowLabels;
}

/** The id of its JSON in Page.astro. */
export const scheduleId = "hours";

/** When the business is open, and the texts about it, once in the page for all that shows it. */
export function pageSchedule(): PageSchedule | undefined {
  const json = document.getElementById(scheduleId)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
