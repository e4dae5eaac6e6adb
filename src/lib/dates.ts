const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Formats an ISO date: 2025-01-08 becomes "January 8, 2025". */
export function formatDate(date: string): string {
  return longDate.format(new Date(date));
}
