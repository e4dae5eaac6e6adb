import { everyMinute } from "../browser/page-schedule.ts";
import { openState } from "../lib/hours.ts";
import { openNowText } from "../lib/open-now-text.ts";

const lines = document.querySelectorAll("[data-open-now]");

everyMinute(({ schedule, labels }, local) => {
  const state = local && openState(local, schedule);
  const text = state ? openNowText(state, labels) : "";
  for (const line of lines) {
    // A line may end after "Closed.", but not after "Opens".
    line.textContent = text.replace(/(\. \S+) /, "$1\u00a0");
    line.toggleAttribute("data-open", state?.open === true);
  }
});
