import type { SharedText } from "../content/schemas/shared.ts";
import { openState, type Schedule } from "../lib/hours.ts";
import { openNowText } from "../lib/open-now-text.ts";
import { everyMinute } from "../ui/every-minute.ts";

const lines = document.querySelectorAll("[data-open-now]");
const [schedule, labels]: [Schedule, SharedText["openNow"]] = JSON.parse(
  document.getElementById("hours")?.textContent ?? "",
);

everyMinute(schedule.offsets, (now) => {
  const text = now ? openNowText(openState(now, schedule), labels) : "";
  for (const line of lines) line.textContent = text;
});
