const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Formats an amount of US dollars without cents, with a comma after the thousands. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
