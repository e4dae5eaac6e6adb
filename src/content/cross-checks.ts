import type { Content, Mistake } from "./documents.ts";

/** A use of an id, and its place. */
interface Use {
  id: string;
  at: Mistake["at"];
}

const use = (id: string, ...at: Mistake["at"]): Use => ({ id, at });

/** Mistakes that show only when files, or entries of one file, are compared. */
export function crossChecks(content: Content): Mistake[] {
  const { services, prices, pricingPage } = content;
  const { diagnostic, packages } = pricingPage;
  const serviceIds = services.services.map(({ id }, i) => use(id, "services", "services", i, "id"));
  const general = use(services.generalTopic.id, "services", "generalTopic", "id");
  const priceIds = prices.prices.map(({ id }, i) => use(id, "prices", "prices", i, "id"));
  const topics = [...serviceIds.filter((_, i) => services.services[i]?.inForm), general];
  const pricesUsed = [
    use(diagnostic.price, "pricingPage", "diagnostic", "price"),
    use(diagnostic.example.price, "pricingPage", "diagnostic", "example", "price"),
    ...(["repair", "network"] as const).flatMap((table) =>
      pricingPage[table].rows.map((row, i) =>
        use(row.price, "pricingPage", table, "rows", i, "price"),
      ),
    ),
    ...packages.prices.map((id, i) => use(id, "pricingPage", "packages", "prices", i)),
  ];
  const servicesUsed = prices.prices.map(({ service }, i) =>
    use(service, "prices", "prices", i, "service"),
  );
  const asked = services.services.map(({ askAbout }, i) =>
    use(askAbout, "services", "services", i, "askAbout"),
  );
  return [
    ...repeated([...serviceIds, general]),
    ...repeated(priceIds),
    ...unknown(servicesUsed, serviceIds, "services.yaml has no service"),
    ...unknown(asked, topics, "the contact form has no choice"),
    ...unknown(pricesUsed, priceIds, "prices.yaml has no price"),
    ...unfitPrices(content),
  ];
}

const repeated = (ids: readonly Use[]): Mistake[] =>
  ids
    .filter(({ id }, i) => ids.findIndex((other) => other.id === id) < i)
    .map(({ at }) => ({
      at,
      message: "another entry already has this id; give each entry its own",
    }));

const unknown = (used: readonly Use[], known: readonly Use[], what: string): Mistake[] =>
  used
    .filter(({ id }) => !known.some((each) => each.id === id))
    .map(({ id, at }) => ({
      at,
      message: `${what} "${id}", which this needs; change or remove this first, or use one of ${known.map((each) => each.id).join(", ")}`,
    }));

/** Prices without what their place on the Pricing page needs. Their ids may be unknown. */
function unfitPrices({ prices, pricingPage: { diagnostic, packages } }: Content): Mistake[] {
  const priceOf = (wanted: string) => prices.prices.find(({ id }) => id === wanted);
  const [visit, repair] = [diagnostic.price, diagnostic.example.price].map(priceOf);
  const withoutJacks = prices.prices.flatMap(({ id, jacks }, i) =>
    packages.prices.includes(id) && jacks === undefined ? [i] : [],
  );
  return [
    ...withoutJacks.map((i): Mistake => ({ at: ["prices", "prices", i], message: noJacks })),
    ...(visit && repair && repair.amount < visit.amount
      ? [{ at: ["pricingPage", "diagnostic", "example", "price"] as const, message: cheapRepair }]
      : []),
  ];
}

const noJacks = "this is shown as an ethernet package, so it needs a line like jacks: 6";

const cheapRepair =
  "this repair costs less than the visit fee deducted from it; choose a more expensive repair";
