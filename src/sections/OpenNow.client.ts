import { everyMinute } from "../browser/page-schedule.ts";
import { openState } from "../lib/hours.ts";
import { openNowText } from "../lib/open-now-text.ts";

const lines = document.querySelectorAll("[data-open-now]");

everyMinute(({ schedule, labels }, local) => {
  const text = local ? openNowText(openState(local, schedule), labels) : "";
  // A line may end after "Closed now.", but not after "Opens".
  for (const line of lines) line.textContent = text.replace(/(\. \S+) /, "$1\u00a0");
});
