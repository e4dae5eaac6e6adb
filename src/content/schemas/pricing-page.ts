import { z } from "astro/zod";
import { headed, id, pageWords, text } from "./text.ts";

/** A line of a rate table: a price, with other words where the table wants them. */
const row = z.strictObject({
  /** The price's id in prices.yaml. */
  price: id,
  /** Instead of the price's own name. */
  name: text.optional(),
  /** Instead of the price's own detail. */
  detail: text.optional(),
  /** Instead of the price's own: true shows "from" before the amount. */
  from: z.boolean({ error: "use true or false" }).optional(),
});

const table = z.strictObject({
  heading: text,
  /** What a screen reader calls the table. */
  caption: text,
  columns: z.strictObject({ job: text, price: text }),
  rows: z.array(row).min(1),
});

/** content/pages/pricing.yaml */
export const pricingPageSchema = z.strictObject({
  ...pageWords,
  hero: headed,
  diagnostic: z.strictObject({
    price: id,
    heading: text,
    /** What stands after the amount: "flat fee". */
    kind: text,
    /** What stands after the price's own detail. */
    text,
    /** A repair at its starting price, with the visit taken off. */
    example: z.strictObject({ price: id, repair: text, credit: text, rest: text }),
  }),
  repair: table,
  network: table,
  packages: z.strictObject({
    heading: text,
    text,
    included: text,
    /** The ids of the packages in prices.yaml. */
    prices: z.array(id).min(1),
  }),
  why: z.strictObject({ heading: text, reasons: z.array(headed).length(3) }),
  satisfaction: z.strictObject({ quote: text, by: text }),
  callToAction: z.strictObject({ heading: text, text, button: text }),
});

export type PricingPage = z.infer<typeof pricingPageSchema>;
