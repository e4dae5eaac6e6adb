import { type Day, type OpenHours, week } from "./hours.ts";

/**
 * The week's hours as a visitor reads them: `{ days: "Mon-Fri", text: "3PM-7PM" }`, one row for each
 * entry, in the order given. Consecutive days are joined, others listed: "Mon, Wed".
 */
export function formatHours(hours: readonly OpenHours[]): { days: string; text: string }[] {
  return hours.map(({ days, opens, closes }) => ({
    days: formatDays(days),
    text: `${formatTime(opens)}-${formatTime(closes)}`,
  }));
}

/** The same, and a last row with the days without hours. */
export function formatWeek(hours: readonly OpenHours[], closed: string) {
  const days = week.filter((day) => !hours.some((each) => each.days.includes(day)));
  return [
    ...formatHours(hours),
    ...(days.length ? [{ days: formatDays(days), text: closed }] : []),
  ];
}

/**
 * The same for one line of text. Each entry but the last ends with its separator,
 * `["Mon-Fri 3PM-7PM,", "Sat 10AM-4PM"]`: a semicolon where an entry has a comma, "Mon, Wed".
 */
export function hoursInLine(hours: readonly OpenHours[]): string[] {
  const entries = formatHours(hours);
  const separator = entries.some(({ days }) => days.includes(",")) ? ";" : ",";
  return entries.map(
    (each, index) => `${each.days} ${each.text}${index < entries.length - 1 ? separator : ""}`,
  );
}

function formatDays(days: readonly Day[]): string {
  const runs: Day[][] = [];
  for (const [index, day] of week.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === week[index - 1]) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0])).join(", ");
}

/** "15:30" → "3:30PM" */
export function formatTime(time: string): string {
  const [hour, minute] = time.split(":");
  const half = Number(hour) < 12 ? "AM" : "PM";
  return `${Number(hour) % 12 || 12}${minute === "00" ? "" : `:${minute}`}${half}`;
}
