import { localTime, type Offsets, type Schedule } from "../lib/hours.ts";
import type { OpenNowLabels } from "../lib/open-now-text.ts";

/** When the business is open, and the texts about it, once in the page for all that shows it. */
export interface PageSchedule {
  schedule: Schedule;
  /** Of its time zone. */
  offsets: Offsets;
  labels: OpenNowLabels;
}

/** The id of its JSON in Page.astro. */
export const scheduleId = "hours";

/** Without an event after sleep, what is shown is at most this many milliseconds old. */
const MINUTE = 60_000;

/**
 * Calls back with the page's schedule and the business's local time (`localTime`): now, at each full minute
 * (opening and closing times have no seconds), and when the page is in front again: timers pause while the
 * device sleeps or the page is in the back-forward cache. Returns a function that stops it.
 */
export function everyMinute(callback: (page: PageSchedule, local?: Date) => void): () => void {
  const json = document.getElementById(scheduleId)?.textContent;
  if (!json) return () => {};
  const page: PageSchedule = JSON.parse(json);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = () => {
    const now = new Date();
    callback(page, localTime(now, page.offsets));
    clearTimeout(timer);
    timer = setTimeout(call, MINUTE - (+now % MINUTE));
  };
  const types = ["visibilitychange", "focus", "pageshow"];
  for (const type of types) window.addEventListener(type, call);
  call();
  return () => {
    clearTimeout(timer);
    for (const type of types) window.removeEventListener(type, call);
  };
}
