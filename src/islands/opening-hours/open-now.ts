import type { OpenNowLabels } from "../../content/schemas/shared.ts";
import { closureIn, localTime, openState, type Schedule, week } from "../../lib/hours.ts";
import { closureDays, closureText, openNowText } from "../../lib/open-now-text.ts";

const lines = [...document.querySelectorAll<HTMLElement>("[data-open-now]")];
const data: [Schedule, OpenNowLabels] = JSON.parse(
  document.getElementById("hours")?.textContent ?? "",
);

/** Without an event after sleep, the text is at most this many milliseconds old. */
const minute = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Closures are announced this many days before. */
const announced = 14;

/** A day, in milliseconds. */
const DAY = 864e5;

/** A longer text is cut. In letters; the whole text is then below the drawing. */
const longestText = 27;

/**
 * Draws the week from today on, with now and the closed days, and writes the coming closures. `isOver`:
 * nothing opens today any more.
 */
function updateWeek(local: Date, { closures }: Schedule, labels: OpenNowLabels, isOver: boolean) {
  const today = (local.getUTCDay() + 6) % 7;
  const closed = week.map((_, inDays) => closureIn(inDays, closures, local));
  let limit = longestText;
  for (const strip of document.querySelectorAll<SVGElement>("[data-week]")) {
    const [first = 0, scale = 0, night = 0] = strip.dataset.week?.split(" ").map(Number) ?? [];
    limit = Math.floor(longestText * (1 - night / 276));
    const hour = local.getUTCHours() + local.getUTCMinutes() / 60;
    const x = (hour - first) * scale;
    const isShown = x >= 0 && x <= 276;
    const [arrow, word] = [...strip.children].slice(-2);
    arrow?.setAttribute("d", isShown ? `M${48 + x}-12h16l-8 12z` : "");
    word?.setAttribute("x", `${42 + x}`);
    word?.replaceChildren(isShown ? labels.now : "");
    for (const [inDays, closure] of closed.entries()) {
      const index = (today + inDays) % 7;
      const day = strip.children[index];
      const reason = day?.children[1];
      const label = day?.lastElementChild;
      if (!label || !reason) continue;
      day.setAttribute("transform", `translate(0 ${inDays * 28})`);
      day.toggleAttribute("data-today", !inDays);
      day.toggleAttribute("data-over", !inDays && isOver);
      day.toggleAttribute("data-closed", !!closure);
      // The day before closes its night, too. An open night is left of the reason.
      const before = closureIn(inDays - 1, closures, local);
      day.toggleAttribute("data-night-closed", !!before);
      const isOpenAtNight = !before && !!day.querySelector("[data-night]");
      reason.setAttribute("x", `${66 + (isOpenAtNight ? night : 0)}`);
      label.textContent = inDays ? String(week[index]) : labels.today;
      // A closure is drawn once, on its first day and as high as its days.
      const isDrawn = !closure || closed[inDays - 1] !== closure;
      const height = (closure ? closed.filter((each) => each === closure).length : 1) * 28 - 6;
      const text = isDrawn && closure ? closureText(closure.reason, labels) : "";
      day.firstElementChild?.setAttribute("d", isDrawn ? `M56 1h276v${height}H56z` : "");
      reason.textContent = text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
      reason.setAttribute("y", `${1 + height / 2}`);
    }
  }
  // A closure that has begun is in the line above.
  const soon = closures
    .filter(({ from }) => {
      const ahead = +new Date(from) - +local;
      return ahead > 0 && ahead < announced * DAY;
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const text = soon
    .map((each) => `${closureDays(each)}: ${closureText(each.reason, labels)}`)
    .join(" ");
  const isDrawn = soon.every(
    ({ to, reason }) =>
      +new Date(to) - +local <= 6 * DAY && closureText(reason, labels).length <= limit,
  );
  for (const line of document.querySelectorAll("[data-closures]")) {
    line.textContent = text;
    line.toggleAttribute("data-drawn", isDrawn);
  }
}

function update() {
  const now = new Date();
  const [schedule, labels] = data;
  const state = openState(now, schedule);
  const text = openNowText(state, labels);
  for (const line of lines) line.textContent = text;
  const isOver = !state.open && state.opens?.inDays !== 0;
  updateWeek(localTime(now, schedule.offsets), schedule, labels, isOver);
  clearTimeout(timer);
  // At the next full minute: opening and closing times have no seconds.
  timer = setTimeout(update, minute - (+now % minute));
}

update();
// Timers pause while the device sleeps or the page is in the back-forward cache.
document.addEventListener("visibilitychange", update);
addEventListener("focus", update);
addEventListener("pageshow", update);
