import type { Content, Mistake } from "./documents.ts";
import { formTopics } from "./form-topics.ts";
import { linesIn, type TextLine } from "./texts.ts";

/** Mistakes that show only when files, or entries of one file, are compared. */
export function crossChecks(content: Content): Mistake[] {
  const { services, prices } = content;
  const known = {
    services: services.services.map(({ id }) => id),
    topics: formTopics(services).map(({ value }) => value),
    prices: prices.prices.map(({ id }) => id),
  };
  const lines = linesIn(content);
  const isRepeated = ({ at, text }: TextLine, i: number) =>
    lines.slice(0, i).some((one) => one.meta.unique && one.at[0] === at[0] && one.text === text);
  const mistakes = lines.flatMap((each, i) => {
    const { at, text, meta } = each;
    if (meta.unique && isRepeated(each, i)) return [{ at, message: repeated }];
    const ids = meta.list && known[meta.list];
    if (!meta.list || !ids || ids.includes(text)) return [];
    const cure = `change or remove this first, or use one of ${ids.join(", ")}`;
    return [{ at, message: `${unknown[meta.list]} "${text}", which this needs; ${cure}` }];
  });
  return [...mistakes, ...cheapExample(content), ...doorless(content)];
}

const repeated = "another entry already has this; give each entry its own";

const unknown = {
  services: "services.yaml has no service",
  topics: "the contact form has no choice",
  prices: "prices.yaml has no price",
};

const doorless = ({ business: { visits, place } }: Content): Mistake[] =>
  visits === "we-come" || place.street
    ? []
    : [
        {
          at: ["business", "visits"],
          message: "write the street that customers come to, or visits: we-come",
        },
      ];

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
