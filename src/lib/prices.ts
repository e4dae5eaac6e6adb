import type { Price } from "../content/schemas/prices.ts";
import type { PricingPage } from "../content/schemas/pricing-page.ts";
import type { Service } from "../content/schemas/services.ts";
import { formatDollars } from "./money.ts";

/** A price as a page shows it. */
export interface ShownPrice {
  id: string;
  name: string;
  detail: string;
  /** As it is read, with its dollar sign. */
  amount: string;
  /** Whether the amount is only where the price starts. */
  from: boolean;
  /** How many jacks an ethernet package has at the most. */
  jacks: number;
  /** What "Ask about this" chooses in the contact form. */
  topic: string;
}

type Row = PricingPage["repair"]["rows"][number];

/** The price with this id; content/ is checked, so it is there. */
export function findPrice(prices: readonly Price[], id: string): Price {
  const price = prices.find((candidate) => candidate.id === id);
  if (!price) throw new Error(`content/prices.yaml has no price "${id}"; add it or use another id`);
  return price;
}

/** A row of a rate table: the price, with the words of the row before its own. */
export function showPrice(
  { prices, services }: { prices: readonly Price[]; services: readonly Service[] },
  row: Row,
): ShownPrice {
  const price = findPrice(prices, row.price);
  return {
    id: price.id,
    name: row.name ?? price.name,
    detail: row.detail ?? price.detail,
    amount: formatDollars(price.amount),
    from: row.from ?? price.from,
    jacks: price.jacks ?? 0,
    topic: services.find(({ id }) => id === price.service)?.askAbout ?? price.service,
  };
}

/** A repair at its starting price, what the visit pays of it, and the same as it is written. */
export interface DiagnosticExample {
  /** Dollars. */
  repair: number;
  visit: number;
  amounts: { repair: string; visit: string; rest: string };
}

/** The example that shows how the diagnostic visit is credited toward a repair. */
export function diagnosticExample(
  prices: readonly Price[],
  diagnostic: PricingPage["diagnostic"],
): DiagnosticExample {
  const repair = findPrice(prices, diagnostic.example.price).amount;
  const visit = findPrice(prices, diagnostic.price).amount;
  const amounts = {
    repair: formatDollars(repair),
    visit: formatDollars(visit),
    rest: formatDollars(repair - visit),
  };
  return { repair, visit, amounts };
}

/** The diagnostic visit as its card shows it. */
export function showVisit(
  content: { prices: readonly Price[]; services: readonly Service[] },
  diagnostic: PricingPage["diagnostic"],
) {
  const { detail, topic } = showPrice(content, { price: diagnostic.price });
  return {
    heading: diagnostic.heading,
    kind: diagnostic.kind,
    text: `${detail} ${diagnostic.text}`,
    topic,
    labels: diagnostic.example,
    example: diagnosticExample(content.prices, diagnostic),
  };
}

/** Services, each with what it costs in short. */
export function withPriceInShort(
  services: readonly Service[],
  prices: readonly Price[],
  labels: { from: string; freeQuote: string },
) {
  return services.map((service) => ({
    ...service,
    price: priceInShort(prices, service.id, labels),
  }));
}

/** What a service costs in short: from which price on, its one price, or that a quote is free. */
export function priceInShort(
  prices: readonly Price[],
  service: string,
  labels: { from: string; freeQuote: string },
): string {
  const own = prices.filter((price) => price.service === service);
  const starting = own.filter(({ from }) => from);
  const [lowest, ...others] = (starting.length > 0 ? starting : own).toSorted(
    (a, b) => a.amount - b.amount,
  );
  if (!lowest) return labels.freeQuote;
  const amount = formatDollars(lowest.amount);
  return lowest.from || others.length > 0 ? `${labels.from} ${amount}` : amount;
}
