import { type Closure, DAY, dayNames, type Opening, type OpenState } from "./hours.ts";
import { formatTime } from "./hours-text.ts";

/** The texts about whether the business is open (src/content/schemas/shared.ts). */
export type OpenNowLabels = Record<
  "open" | "allDay" | "byAppointment" | "closed" | "closure" | "opens" | "today" | "tomorrow",
  string
>;

/** Describes the state in a sentence or two: "Closed for Thanksgiving. Opens Monday at 3PM." */
export function openNowText(state: OpenState, labels: OpenNowLabels): string {
  if (state.open) {
    return state.closesAt ? fill(labels.open, { time: formatTime(state.closesAt) }) : labels.allDay;
  }
  const { reason, byAppointment, opens } = state;
  const usual = byAppointment ? labels.byAppointment : labels.closed;
  const closed = reason === undefined ? usual : fill(labels.closure, { reason });
  if (!opens) return closed;
  const next = { day: dayOf(opens, labels), time: formatTime(opens.time) };
  return `${closed} ${fill(labels.opens, next)}`;
}

/** Closures are announced this many days before. */
const ANNOUNCED = 14;

/** The closures that have begun or begin soon: "Nov 26 – 28: Closed for Thanksgiving." */
export function comingClosuresText(
  local: Date,
  closures: readonly Closure[],
  labels: Pick<OpenNowLabels, "closure">,
): string {
  const isSoon = ({ from }: Closure) => Date.parse(from) - +local < ANNOUNCED * DAY;
  return comingClosures(closures.filter(isSoon), local)
    .map(({ days, reason, text }) => `${days}: ${text ?? fill(labels.closure, { reason })}`)
    .join(" ");
}

/** The closures that are not over on a local date, in order of date, each with its days: "Nov 26 – 28". */
export function comingClosures(closures: readonly Closure[], local: Date) {
  return closures
    .filter(({ to }) => to >= local.toISOString().slice(0, 10))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map((closure) => ({ ...closure, days: closureDays(closure) }));
}

/** "Nov 26 – 28" */
function closureDays({ from, to }: Closure): string {
  const [first, last] = [dayAndMonth(from), dayAndMonth(to)];
  if (from === to) return first;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${first}\u2009–\u2009${isOneMonth ? last.slice(4) : last}`;
}

/** "today", "tomorrow", a weekday within a week, or a date like "Jan 4". */
function dayOf({ date, day, inDays }: Opening, labels: OpenNowLabels): string {
  if (inDays < 2) return inDays ? labels.tomorrow : labels.today;
  if (inDays < 7) return dayNames[day];
  return dayAndMonth(date);
}

/** "Jan 4", without Intl, for the reason in hours.ts. */
function dayAndMonth(date: string): string {
  const [, day, month] = new Date(date).toUTCString().split(" ");
  return `${month} ${Number(day)}`;
}

/** The text with each name in braces replaced by its value. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}
