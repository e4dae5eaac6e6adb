import { everyMinute } from "../browser/every-minute.ts";
import { pageSchedule } from "../browser/page-schedule.ts";
import { openState } from "../lib/hours.ts";
import { openNowText } from "../lib/open-now-text.ts";

const lines = document.querySelectorAll("[data-open-now]");
const page = pageSchedule();

if (page)
  everyMinute(page.schedule.offsets, (now) => {
    const text = now ? openNowText(openState(now, page.schedule), page.labels) : "";
    for (const line of lines) line.textContent = text;
  });
