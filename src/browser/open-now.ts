import type { OpenNowLabels } from "../content/schemas/shared.ts";
import type { DatedClosure } from "../lib/closures.ts";
import { closureIn, localTime, openState, type Schedule, week } from "../lib/hours.ts";
import { closureText, openNowText } from "../lib/open-now-text.ts";

interface DatedSchedule extends Schedule {
  closures: readonly DatedClosure[];
}

const lines = [...document.querySelectorAll<HTMLElement>("[data-open-now]")];
const data: [DatedSchedule, OpenNowLabels] = JSON.parse(
  document.querySelector<HTMLElement>("[data-schedule]")?.dataset.schedule ?? "",
);

/** Without an event after sleep, the text is at most this many milliseconds old. */
const minute = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Closures are announced this many days before. */
const announced = 14;

/** A reason takes the largest size that fits, in em, and is cut if the smallest does not. */
const smallest = 0.75;
const largest = 1.2;

/** The mean width of a letter in the display face, in em of its own size. */
const letter = 0.57;

/** The strip's units in one em, on phones and in columns; on tablets there are fewer. */
const unitsPerEm = 14;

/** Draws the week from today on, with now and the closed days, and writes the coming closures. */
function updateWeek(local: Date, { closures }: DatedSchedule, labels: OpenNowLabels) {
  const today = (local.getUTCDay() + 6) % 7;
  const closed = week.map((_, inDays) => closureIn(inDays, closures, local));
  for (const strip of document.querySelectorAll<SVGElement>("[data-week]")) {
    const [first = 0, scale = 0] = strip.dataset.week?.split(" ").map(Number) ?? [];
    const hour = local.getUTCHours() + local.getUTCMinutes() / 60;
    // Never above the strip, where a section may clip it.
    const y = 1 + Math.min(Math.max((hour - first) * scale, 5), 96);
    strip.lastElementChild?.setAttribute("d", `M-9 ${y - 6}l9 6-9 6z`);
    for (const [inDays, closure] of closed.entries()) {
      const index = (today + inDays) % 7;
      const day = strip.children[index];
      const reason = strip.children[7 + inDays];
      const label = day?.lastElementChild;
      if (!label || !reason) continue;
      const x = inDays * 48;
      day.setAttribute("transform", `translate(${x + 23})`);
      day.toggleAttribute("data-today", !inDays);
      day.toggleAttribute("data-closed", !!closure);
      label.textContent = inDays ? String(week[index]) : labels.today;
      // A closure is drawn once, on its first day and as wide as its days.
      const isDrawn = !closure || closed[inDays - 1] !== closure;
      const days = closure ? closed.filter((each) => each === closure).length : 1;
      const text = (isDrawn && closure?.reason) || "";
      // In letters of 1 em. On one day, the reason runs up the day's height.
      const room = (days > 1 ? 48 * days - 8 : 92) / unitsPerEm / letter;
      const longest = Math.floor(room / smallest);
      day.firstElementChild?.setAttribute("d", isDrawn ? `M-22 1h${48 * days - 4}v96H-22z` : "");
      reason.textContent = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
      reason.setAttribute("font-size", `${Math.min(largest, room / text.length)}em`);
      reason.setAttribute(
        "transform",
        `translate(${x + 24 * days} 51)${days > 1 ? "" : "rotate(-90)"}`,
      );
    }
  }
  // A closure that has begun is in the line above.
  const soon = closures.filter(({ from }) => {
    const ahead = +new Date(from) - +local;
    return ahead > 0 && ahead < announced * 864e5;
  });
  const text = soon.map(({ days, reason }) => `${days}: ${closureText(reason, labels)}`).join(" ");
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
