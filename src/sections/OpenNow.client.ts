import { openState } from "../lib/hours.ts";
import { openNowText } from "../lib/open-now-text.ts";
import { everyMinute } from "../ui/every-minute.ts";
import { pageSchedule } from "../ui/page-schedule.ts";

const lines = document.querySelectorAll("[data-open-now]");
const { schedule, labels } = pageSchedule();

everyMinute(schedule.offsets, (now) => {
  const text = now ? openNowText(openState(now, schedule), labels) : "";
  for (const line of lines) line.textContent = text;
});
