import type { OpenNowWords } from "../schemas/every-page.ts";
import type { Opening, OpenState } from "./hours.ts";
import { formatTime } from "./hours-text.ts";

/** Says whether the doors are open: "Closed for Thanksgiving. Opens Monday at 3PM." */
export function openNowText(state: OpenState, words: OpenNowWords): string {
  if (state.open) return fill(words.open, { time: formatTime(state.closesAt) });
  const { reason, opens } = state;
  const closed = reason === undefined ? words.closed : closureText(reason, words);
  if (!opens) return closed;
  const next = { day: dayOf(opens, words), time: formatTime(opens.time) };
  return `${closed} ${fill(words.opens, next)}`;
}

/** "Closed for Thanksgiving." */
export function closureText(reason: string, words: Pick<OpenNowWords, "closure">): string {
  return fill(words.closure, { reason });
}

/** "today", "tomorrow", a day of the coming week, or else the date. */
function dayOf({ date, inDays }: Opening, words: OpenNowWords): string {
  if (inDays < 2) return inDays ? words.tomorrow : words.today;
  const form =
    inDays < 7 ? ({ weekday: "long" } as const) : ({ month: "long", day: "numeric" } as const);
  return new Date(date).toLocaleDateString("en-US", { ...form, timeZone: "UTC" });
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}
