const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Writes whole US dollars as they are read: a dollar sign before, a comma after the thousands. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
