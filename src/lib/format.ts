const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Formats an ISO date: 2025-01-08 becomes "January 8, 2025". */
export function formatDate(date: string): string {
  return longDate.format(new Date(date));
}

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Formats an amount of US dollars without cents, with a comma after the thousands; none is "free". */
export function formatDollars(amount: number): string {
  return amount === 0 ? "free" : dollars.format(amount);
}

interface Place {
  street?: string | null | undefined;
  city: string;
  state: string;
  postcode?: string | null | undefined;
}

/** "12 Main Street, Lubbock, Texas 79401", without what is not known. */
export function formatPlace({ street, city, state, postcode }: Place): string {
  return [street, city, [state, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

const list = new Intl.ListFormat("en-US");

/** "Lubbock and Lubbock County" */
export function formatList(items: readonly string[]): string {
  return list.format(items);
}
