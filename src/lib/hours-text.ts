import { DAY, type Day, type OpenHours, spanOf, week } from "./hours.ts";

/** The texts about hours (src/content/schemas/shared.ts). */
interface Labels {
  closed: string;
  openNow: Record<"allDay" | "byAppointment", string>;
}

/**
 * The week's hours as a visitor reads them: `{ days: "Mon-Fri", text: "3PM-7PM" }`, one row for each
 * entry, in the order given. Consecutive days are joined, others listed: "Mon, Wed".
 */
function formatHours(hours: readonly OpenHours[], { openNow }: Omit<Labels, "closed">) {
  return hours.map((period) => ({
    days: formatDays(period.days),
    text: formatPeriod(period, openNow.allDay),
  }));
}

/** The same, and a last row with the days without hours. */
export function formatWeek(hours: readonly OpenHours[], labels: Labels) {
  const days = week.filter((day) => !hours.some((period) => period.days.includes(day)));
  const text = hours.length ? labels.closed : labels.openNow.byAppointment;
  return [
    ...formatHours(hours, labels),
    ...(days.length ? [{ days: formatDays(days), text }] : []),
  ];
}

/**
 * The same for one line of text. Each entry but the last ends with its separator,
 * `["Mon-Fri 3PM-7PM,", "Sat 10AM-4PM"]`: a semicolon where an entry has a comma, "Mon, Wed".
 */
export function hoursInLine(hours: readonly OpenHours[], labels: Omit<Labels, "closed">): string[] {
  if (!hours.length) return [labels.openNow.byAppointment];
  const entries = formatHours(hours, labels);
  const separator = entries.some(({ days }) => days.includes(",")) ? ";" : ",";
  return entries.map(
    ({ days, text }, index) => `${days} ${text}${index < entries.length - 1 ? separator : ""}`,
  );
}

/** "Mon-Fri, Sun" */
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

/** "6PM-2AM", or a text for a period of a whole day. */
export function formatPeriod(period: Omit<OpenHours, "days">, allDay: string): string {
  const [start, end] = spanOf(period);
  if (end - start === DAY) return allDay;
  return `${formatTime(period.opens)}-${formatTime(period.closes)}`;
}

/** "15:30" → "3:30PM"; midnight is 12AM at both ends of a day. */
export function formatTime(time: string): string {
  const [hour, minute] = time.split(":");
  const half = Number(hour) % 24 < 12 ? "AM" : "PM";
  return `${Number(hour) % 12 || 12}${minute === "00" ? "" : `:${minute}`}${half}`;
}
