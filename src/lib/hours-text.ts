import { DAY, type Day, type OpenHours, type Period, spanOf, week } from "./hours.ts";

/** The texts about hours (src/content/schemas/shared.ts). */
interface Labels {
  closed: string;
  openNow: Record<"allDay" | "byAppointment", string>;
}

/**
 * The week's hours as a visitor reads them, `["Mon-Fri 3PM-7PM", "Sun Closed"]`: a line for each entry, in the
 * order given, and a last one with the days without hours.
 */
export function formatWeek(hours: readonly OpenHours[], labels: Labels): string[] {
  const days = week.filter((day) => !hours.some((period) => period.days.includes(day)));
  const text = hours.length ? labels.closed : labels.openNow.byAppointment;
  return [
    ...hours.map((period) => formatHours(period, labels)),
    ...(days.length ? [`${formatDays(days)} ${text}`] : []),
  ];
}

/**
 * The entries for one line of text. Each but the last ends with its separator,
 * `["Mon-Fri 3PM-7PM,", "Sat 10AM-4PM"]`: a semicolon where an entry has a comma, "Mon, Wed".
 */
export function hoursInLine(hours: readonly OpenHours[], labels: Omit<Labels, "closed">): string[] {
  if (!hours.length) return [labels.openNow.byAppointment];
  const separator = hours.some(({ days }) => formatDays(days).includes(",")) ? ";" : ",";
  return hours.map(
    (period, index) => formatHours(period, labels) + (index < hours.length - 1 ? separator : ""),
  );
}

/** "Mon-Fri 3PM-7PM" */
function formatHours(period: OpenHours, { openNow }: Omit<Labels, "closed">): string {
  return `${formatDays(period.days)} ${formatPeriod(period, openNow.allDay)}`;
}

/** "Mon-Fri, Sun": consecutive days are joined. */
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
export function formatPeriod(period: Period, allDay: string): string {
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
