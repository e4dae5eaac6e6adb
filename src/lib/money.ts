const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Writes whole US dollars as they are read: 60 as "$60", 1250 as "$1,250". */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
