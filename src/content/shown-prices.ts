import { formatDollars } from "../lib/format.ts";
import type { Price } from "./schemas/price-list.ts";
import type { Pricing } from "./schemas/pricing.ts";
import type { Service } from "./schemas/service-list.ts";
import type { SharedText } from "./schemas/shared.ts";

/** The prices and services of the business. */
export interface Offered {
  prices: readonly Price[];
  services: readonly Pick<Service, "id" | "name" | "askAbout">[];
}

/** The price with this id. The content checks make sure that it exists. */
const findPrice = (prices: readonly Price[], id: string) =>
  prices.find((price) => price.id === id) as Price;

/** A price as pages show it, overridden by the own fields of a rate table's row. */
export function showPrice(
  { prices, services }: Offered,
  row: Pricing["tables"][number]["rows"][number],
) {
  const price = findPrice(prices, row.price);
  return {
    id: price.id,
    name: row.name ?? price.name,
    detail: row.detail ?? price.detail,
    amount: formatDollars(price.amount),
    from: row.from ?? price.from,
    jacks: price.jacks ?? 0,
    // What "Ask about this" selects in the contact form.
    topic: services.find(({ id }) => id === price.service)?.askAbout ?? price.service,
    // The key in askSubjects: a row with a name of its own is a subject of its own.
    about: row.name ? `${price.id}-row` : price.id,
  };
}

export type ShownPrice = ReturnType<typeof showPrice>;

/** The props of the diagnostic visit's card. */
export function showVisit(
  offered: Offered,
  { price, text, example, ...card }: NonNullable<Pricing["diagnostic"]>,
) {
  const { detail, topic, about } = showPrice(offered, { price });
  const visit = findPrice(offered.prices, price).amount;
  // Nothing comes off after a free look.
  const bill =
    example && visit > 0
      ? { labels: example, repair: findPrice(offered.prices, example.price).amount, visit }
      : undefined;
  return { ...card, text: `${detail} ${text}`, topic, about, visit, bill };
}

/**
 * What "Ask about this" can ask about, by the keys of its links: each service, price and row of a
 * rate table, each with its name and price.
 */
export function askSubjects(
  offered: Offered,
  { tables }: Pick<Pricing, "tables">,
  shared: Pick<SharedText, "from" | "freeQuote">,
): Record<string, string> {
  const subjects: Record<string, string> = {};
  for (const { id, name, price } of withPriceInShort(offered.services, offered.prices, shared))
    subjects[id] = `${name}, ${price}`;
  const prices = offered.prices.map(({ id }) => ({ price: id }));
  for (const row of [...prices, ...tables.flatMap(({ rows }) => rows)]) {
    const { about, name, from, amount } = showPrice(offered, row);
    subjects[about] = `${name}, ${from ? `${shared.from} ` : ""}${amount}`;
  }
  return subjects;
}

/** Services, each with its price in short: where it starts, its only price, or that a quote is free. */
export function withPriceInShort<Listed extends { id: string }>(
  services: readonly Listed[],
  prices: readonly Price[],
  labels: Pick<SharedText, "from" | "freeQuote">,
) {
  return services.map((service) => {
    const own = prices.filter((price) => price.service === service.id);
    const paid = own.filter(({ amount }) => amount > 0);
    const starting = paid.filter(({ from }) => from);
    const offered = [starting, paid, own].find((each) => each.length > 0);
    if (!offered) return { ...service, price: labels.freeQuote };
    const amount = formatDollars(Math.min(...offered.map((price) => price.amount)));
    const isLeast = starting.length > 0 || paid.length > 1;
    return { ...service, price: isLeast ? `${labels.from} ${amount}` : amount };
  });
}
