import { z } from "astro/zod";
import { headed, id, pageFields, point, text } from "./text.ts";

/** A row of a rate table: a price, with other text where the table needs it. */
const row = z.strictObject({
  /** The id of the price in prices.yaml. */
  price: id,
  /** Overrides the name of the price. */
  name: text.optional(),
  /** Overrides the detail of the price. */
  detail: text.optional(),
  /** Overrides whether "from" precedes the amount. */
  from: z.boolean().optional(),
});

const table = z.strictObject({
  heading: text,
  /** The accessible name of the table. */
  caption: text,
  columns: z.strictObject({ job: text, price: text }),
  rows: z.array(row).min(1),
});

/** content/pages/pricing.yaml */
export const pricingPageSchema = z.strictObject({
  ...pageFields,
  hero: headed,
  diagnostic: z.strictObject({
    price: id,
    heading: text,
    /** Follows the amount: "flat fee". */
    kind: text,
    /** Follows the detail of the price. */
    text,
    /** A repair at its starting price, minus the visit fee. */
    example: z.strictObject({
      price: id,
      /** Above the drawing of the example. */
      caption: text.optional(),
      repair: text,
      credit: text,
      rest: text,
    }),
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
  why: z.strictObject({ heading: text, reasons: z.array(point).length(3) }),
  satisfaction: z.strictObject({ quote: text, by: text }),
  /** Common questions with their answers. */
  questions: z
    .strictObject({
      heading: text,
      items: z.array(z.strictObject({ question: text, answer: text })).min(1),
    })
    .optional(),
  callToAction: z.strictObject({ heading: text, text, button: text }),
});

export type PricingPage = z.infer<typeof pricingPageSchema>;
