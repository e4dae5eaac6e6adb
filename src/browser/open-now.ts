import type { OpenNowLabels } from "../content/schemas/shared.ts";
import { closureIn, closuresInLine } from "../lib/closures.ts";
import { localTime, openState, type Schedule, week } from "../lib/hours.ts";
import { openNowText } from "../lib/open-now-text.ts";

const lines = [...document.querySelectorAll<HTMLElement>("[data-open-now]")];
const data: [Schedule, OpenNowLabels] = JSON.parse(
  document.querySelector<HTMLElement>("[data-schedule]")?.dataset.schedule ?? "",
);

/** Without an event after sleep, the text is at most this many milliseconds old. */
const minute = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Closures are announced this many days before. */
const announced = 14;

/** Marks today, now and closed days in the drawings of the week, and writes the coming closures. */
function updateWeek(local: Date, { closures }: Schedule, labels: OpenNowLabels) {
  const today = (local.getUTCDay() + 6) % 7;
  for (const strip of document.querySelectorAll<SVGElement>("[data-week]")) {
    const [first = 0, scale = 0] = strip.dataset.week?.split(" ").map(Number) ?? [];
    const hour = local.getUTCHours() + local.getUTCMinutes() / 60;
    const y = Math.min(Math.max((hour - first) * scale, 0), 96);
    strip.lastElementChild?.setAttribute("transform", `translate(${today * 48} ${y})`);
    for (const [index, day] of week.entries()) {
      const inDays = (index - today + 7) % 7;
      const group = strip.querySelector<SVGElement>(`[data-day=${day}]`);
      group?.toggleAttribute("data-today", inDays === 0);
      group?.toggleAttribute("data-closed", closureIn(inDays, closures, local) !== undefined);
    }
  }
  const soon = closures.filter(({ from }) => +new Date(from) - +local < announced * 864e5);
  const text = closuresInLine(soon, labels, local).join(" ");
  for (const line of document.querySelectorAll("[data-closures]")) line.textContent = text;
}

function update() {
  const now = new Date();
  const [schedule, labels] = data;
  const text = openNowText(openState(now, schedule), labels);
  for (const line of lines) line.textContent = text;
  updateWeek(localTime(now, schedule.timeZone), schedule, labels);
  clearTimeout(timer);
  // At the next full minute: opening and closing times have no seconds.
  timer = setTimeout(update, minute - (+now % minute));
}

update();
// Timers pause while the device sleeps or the page is in the back-forward cache.
document.addEventListener("visibilitychange", update);
addEventListener("focus", update);
addEventListener("pageshow", update);
