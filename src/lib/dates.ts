const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Writes an ISO date as it is read: 2025-01-08 as "January 8, 2025". */
export function formatDate(date: string): string {
  return longDate.format(new Date(date));
}
