import type { Content, Mistake } from "./documents.ts";
import { topicsOf } from "./schemas/service-list.ts";
import { linesIn } from "./walk.ts";

/** Mistakes that show only when files, or entries of one file, are compared. */
export function crossChecks(content: Content): Mistake[] {
  const { business, serviceList } = content;
  const { services } = serviceList;
  const { prices } = content.priceList;
  const { diagnostic } = content.pricing;
  const mistakes: Mistake[] = [];
  const known = {
    services: services.map(({ id }) => id),
    topics: topicsOf(serviceList).map(({ id }) => id),
    prices: prices.map(({ id }) => id),
  };
  const taken = new Set<string>();
  for (const { at, text, meta } of linesIn(content)) {
    const name = `${at[0]} ${text}`;
    if (meta.unique && taken.has(name)) mistakes.push({ at, message: repeated });
    if (meta.unique) taken.add(name);
    if (!meta.list || known[meta.list].includes(text)) continue;
    const cure = `change or remove this first, or use one of ${known[meta.list].join(", ")}`;
    mistakes.push({ at, message: `${unknown[meta.list]} "${text}", which this needs; ${cure}` });
  }
  const amountOf = (wanted?: string) => prices.find(({ id }) => id === wanted)?.amount;
  const visit = amountOf(diagnostic?.price) ?? 0;
  if ((amountOf(diagnostic?.example?.price) ?? visit) < visit)
    mistakes.push({ at: ["pricing", "diagnostic", "example", "price"], message: cheapRepair });
  if (business.visits !== "we-come" && !business.place.street)
    mistakes.push({ at: ["business", "visits"], message: doorless });
  return mistakes;
}

const repeated = "another entry already has this; give each entry its own";

const unknown = {
  services: "services.yaml has no service",
  topics: "the contact form has no choice",
  prices: "prices.yaml has no price",
};

const cheapRepair =
  "this repair costs less than the visit fee deducted from it; choose a more expensive repair";

const doorless = "write the street that customers come to, or visits: we-come";
