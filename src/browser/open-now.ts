import type { OpenNowLabels } from "../content/schemas/shared.ts";
import { nextChange, openState, type Schedule } from "../lib/hours.ts";
import { openNowText } from "../lib/open-now-text.ts";

const lines = [...document.querySelectorAll<HTMLElement>("[data-open-now]")];
const data: [Schedule, OpenNowLabels] = JSON.parse(
  document.querySelector<HTMLElement>("[data-schedule]")?.dataset.schedule ?? "",
);

/** The longest time that a timer takes, in ms: 24.8 days. */
const longestTimer = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;

function say() {
  const now = new Date();
  const [schedule, labels] = data;
  const text = openNowText(openState(now, schedule), labels);
  for (const line of lines) line.textContent = text;
  clearTimeout(timer);
  const change = nextChange(now, schedule);
  if (change) timer = setTimeout(say, Math.min(+change - +now, longestTimer));
}

say();
// A timer stands still while the device sleeps.
document.addEventListener("visibilitychange", say);
