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

/** In characters: up to wide, a reason is written as wide as it is; at most longest fit a day. */
const reasonLength = { wide: 12, longest: 16 };

/** Draws the week from today on, with now and the closed days, and writes the coming closures. */
function updateWeek(local: Date, { closures }: DatedSchedule, labels: OpenNowLabels) {
  const today = (local.getUTCDay() + 6) % 7;
  for (const strip of document.querySelectorAll<SVGElement>("[data-week]")) {
    const [first = 0, scale = 0] = strip.dataset.week?.split(" ").map(Number) ?? [];
    const hour = local.getUTCHours() + local.getUTCMinutes() / 60;
    const y = 1 + Math.min(Math.max((hour - first) * scale, 0), 96);
    strip.lastElementChild?.setAttribute("d", `M1 ${y - 6}l9 6-9 6z`);
    for (const [index, day] of week.entries()) {
      const inDays = (index - today + 7) % 7;
      const closure = closureIn(inDays, closures, local);
      const group = strip.children[index];
      const label = group?.lastElementChild;
      if (!group || !label) continue;
      group.setAttribute("transform", `translate(${23 + inDays * 48})`);
      group.toggleAttribute("data-today", inDays === 0);
      group.toggleAttribute("data-closed", closure !== undefined);
      group.querySelector("[data-reason]")?.remove();
      if (closure) label.before(reasonText(closure.reason, label));
      label.textContent = inDays === 0 ? labels.today : day;
    }
  }
  // A closure that has begun is in the line above.
  const soon = closures.filter(({ from }) => {
    const ahead = +new Date(from) - +local;
    return ahead > 0 && ahead < announced * 864e5;
  });
  // The space between this text and the one above would move as a text node of its own.
  const text = [
    "",
    ...soon.map(({ days, reason }) => `${days}: ${closureText(reason, labels)}`),
  ].join(" ");
  for (const line of document.querySelectorAll("[data-closures]")) line.textContent = text;
}

/** A reason for the length of a day, as a copy of its label. */
function reasonText(reason: string, label: Element): Element {
  const { wide, longest } = reasonLength;
  const text = label.cloneNode() as Element;
  text.textContent = reason.length > longest ? `${reason.slice(0, longest - 1)}…` : reason;
  text.toggleAttribute("data-reason", true);
  text.setAttribute("transform", "translate(4 49) rotate(-90)");
  text.setAttribute("y", "0");
  if (reason.length > wide) text.setAttribute("textLength", "88");
  return text;
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
