import type { Content, DocumentName, Mistake } from "./documents.ts";
import { formTopics } from "./form-topics.ts";
import { linesIn } from "./texts.ts";

/** An id where it is defined or used. */
interface Id {
  id: string;
  at: Mistake["at"];
}

/** Mistakes that show only when files, or entries of one file, are compared. */
export function crossChecks(content: Content): Mistake[] {
  /** The ids in a file's fields of a path, like "prices.0.service". */
  const idsIn = (document: DocumentName, field: RegExp): Id[] =>
    linesIn(content[document])
      .filter(({ path }) => field.test(path.join(".")))
      .map(({ path, text }) => ({ id: text, at: [document, ...path] }));
  const serviceIds = content.services.services.map(({ id }) => id);
  const topics = formTopics(content.services).map(({ value }) => value);
  const priceIds = content.prices.prices.map(({ id }) => id);
  // columns.price is a heading.
  const pricesUsed = idsIn("pricingPage", /(?<!columns)\.price$|\.prices\.\d+$/);
  return [
    ...repeated(idsIn("services", /\.id$/)),
    ...repeated(idsIn("prices", /\.id$/)),
    ...repeated(idsIn("pricingPage", /\.id$/)),
    ...repeated(idsIn("selfService", /\.id$/)),
    ...unknown(idsIn("prices", /\.service$/), serviceIds, "services.yaml has no service"),
    ...unknown(idsIn("services", /\.askAbout$/), topics, "the contact form has no choice"),
    ...unknown(pricesUsed, priceIds, "prices.yaml has no price"),
    ...cheapExample(content),
    ...doorless(content),
  ];
}

const doorless = ({ business: { visits, place } }: Content): Mistake[] =>
  visits === "we-come" || place.street
    ? []
    : [
        {
          at: ["business", "visits"],
          message: "write the street that customers come to, or visits: we-come",
        },
      ];

const repeated = (ids: readonly Id[]): Mistake[] =>
  ids
    .filter(({ id }, i) => ids.findIndex((other) => other.id === id) < i)
    .map(({ at }) => ({
      at,
      message: "another entry already has this; give each entry its own",
    }));

const unknown = (used: readonly Id[], known: readonly string[], what: string): Mistake[] =>
  used
    .filter(({ id }) => !known.includes(id))
    .map(({ id, at }) => ({
      at,
      message: `${what} "${id}", which this needs; change or remove this first, or use one of ${known.join(", ")}`,
    }));

/** The example of a repair that costs less than the visit. The ids may be unknown. */
function cheapExample({ prices, pricingPage: { diagnostic } }: Content): Mistake[] {
  const [visit, repair] = [diagnostic?.price, diagnostic?.example?.price].map((wanted) =>
    prices.prices.find(({ id }) => id === wanted),
  );
  return visit && repair && repair.amount < visit.amount
    ? [{ at: ["pricingPage", "diagnostic", "example", "price"], message: cheapRepair }]
    : [];
}

const cheapRepair =
  "this repair costs less than the visit fee deducted from it; choose a more expensive repair";
