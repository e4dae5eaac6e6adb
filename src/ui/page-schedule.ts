import type { Schedule } from "../lib/hours.ts";
import type { OpenNowLabels } from "../lib/open-now-text.ts";

/** When the business is open, and the texts about it: JSON of Page.astro, once for all that shows it. */
export function pageSchedule(): { schedule: Schedule; labels: OpenNowLabels } {
  return JSON.parse(document.getElementById("hours")?.textContent ?? "");
}
