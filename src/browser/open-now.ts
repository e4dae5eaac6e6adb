import type { OpenNowLabels } from "../content/schemas/shared.ts";
import { nextChange, openState, type Schedule } from "../lib/hours.ts";
import { openNowText } from "../lib/open-now-text.ts";

const lines = [...document.querySelectorAll<HTMLElement>("[data-open-now]")];
const data: [Schedule, OpenNowLabels] = JSON.parse(
  document.querySelector<HTMLElement>("[data-schedule]")?.dataset.schedule ?? "",
);

/** The maximum delay of setTimeout in milliseconds, 24.8 days. */
const maxDelay = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;

function update() {
  const now = new Date();
  const [schedule, labels] = data;
  const text = openNowText(openState(now, schedule), labels);
  for (const line of lines) line.textContent = text;
  clearTimeout(timer);
  const change = nextChange(now, schedule);
  if (change) timer = setTimeout(update, Math.min(+change - +now, maxDelay));
}

update();
// Timers pause while the device sleeps.
document.addEventListener("visibilitychange", update);
