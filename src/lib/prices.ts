import { formatDollars } from "./format.ts";

/** What something costs. */
export interface Price {
  id: string;
  name: string;
  detail: string;
  /** Whole US dollars. */
  amount: number;
  /** Whether the amount is a starting price. */
  from: boolean;
  /** The id of its service. */
  service: string;
  /** The maximum number of jacks of an ethernet package. */
  jacks?: number | undefined;
}

interface Service {
  id: string;
  name: string;
  /** The id of the service that "Ask about this" selects in the contact form. */
  askAbout: string;
}

/** A row of a rate table: a price by its id, with the fields of it that the row overrides. */
type Row = { price: string } & {
  [Key in "name" | "detail" | "from"]?: Price[Key] | undefined;
};

/** The texts of the diagnostic visit's card, with the ids of the visit and of the example's repair. */
interface Diagnostic {
  price: string;
  heading: string;
  kind: string;
  text: string;
  example: { price: string };
}

/** A price as a page displays it. */
export interface ShownPrice {
  id: string;
  name: string;
  detail: string;
  /** Formatted, with the dollar sign. */
  amount: string;
  /** Whether the amount is a starting price. */
  from: boolean;
  /** The maximum number of jacks of an ethernet package. */
  jacks: number;
  /** The service that "Ask about this" selects in the contact form. */
  topic: string;
  /** Its key in askSubjects. */
  about: string;
}

/** The parts of content/ that say what can be asked about. */
interface Offered {
  prices: { prices: readonly Price[] };
  services: { services: readonly Service[] };
  pricingPage: Record<"repair" | "network", { rows: readonly Row[] }>;
  shared: { from: string; freeQuote: string };
}

/** The price with this id. The content checks make sure that it exists. */
export function findPrice(prices: readonly Price[], id: string): Price {
  const price = prices.find((candidate) => candidate.id === id);
  if (!price) throw new Error(`content/prices.yaml has no price "${id}"; add it or use another id`);
  return price;
}

/** A row of a rate table: the price, overridden by the row's own fields. */
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
    // A row with a name of its own is a subject of its own.
    about: row.name ? `${price.id}-row` : price.id,
  };
}

/** A repair at its starting price, the visit credited toward it, and both formatted. */
export interface DiagnosticExample {
  /** Dollars. */
  repair: number;
  visit: number;
  amounts: { repair: string; visit: string; rest: string };
}

/** The props of the diagnostic visit's card. */
export function showVisit<Labels extends { price: string }>(
  content: { prices: readonly Price[]; services: readonly Service[] },
  { price, text, example: labels, ...card }: Diagnostic & { example: Labels },
) {
  const { detail, topic, about } = showPrice(content, { price });
  const visit = findPrice(content.prices, price).amount;
  const repair = findPrice(content.prices, labels.price).amount;
  const amounts = {
    repair: formatDollars(repair),
    visit: formatDollars(visit),
    rest: formatDollars(repair - visit),
  };
  const example: DiagnosticExample = { repair, visit, amounts };
  return { ...card, text: `${detail} ${text}`, topic, about, labels, example };
}

/**
 * What "Ask about this" can ask about, by the keys of its links: each service, price and row of a
 * rate table, each with its name and price.
 */
export function askSubjects({
  prices,
  services,
  pricingPage: { repair, network },
  shared,
}: Offered): Record<string, string> {
  const offered = { ...prices, ...services };
  const rows = [
    ...offered.prices.map(({ id }) => ({ price: id })),
    ...[...repair.rows, ...network.rows],
  ].map((row) => showPrice(offered, row));
  return Object.fromEntries([
    ...withPriceInShort(offered.services, offered.prices, shared).map(({ id, name, price }) => [
      id,
      `${name}, ${price}`,
    ]),
    ...rows.map(({ about, name, from, amount }) => [
      about,
      `${name}, ${from ? `${shared.from} ` : ""}${amount}`,
    ]),
  ]);
}

/** Services, each with its price in short: where it starts, its only price, or that a quote is free. */
export function withPriceInShort<Listed extends { id: string }>(
  services: readonly Listed[],
  prices: readonly Price[],
  labels: { from: string; freeQuote: string },
) {
  return services.map((service) => {
    const own = prices.filter((price) => price.service === service.id);
    const starting = own.filter(({ from }) => from);
    const offered = starting.length > 0 ? starting : own;
    const amount = formatDollars(Math.min(...offered.map((price) => price.amount)));
    const least = starting.length > 0 || own.length > 1 ? `${labels.from} ${amount}` : amount;
    return { ...service, price: own.length > 0 ? least : labels.freeQuote };
  });
}
