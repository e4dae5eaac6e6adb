const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Formats an amount of US dollars without cents: 1250 becomes "$1,250". */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
