import { z } from "astro/zod";
import {
  callToAction,
  headed,
  id,
  pageFields,
  point,
  question,
  text,
  titled,
  titledList,
} from "./text.ts";

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

const table = titled.extend({
  /** The accessible name of the table. */
  caption: text,
  /** The headings of the columns. */
  columns: z.strictObject({
    /** Above the names and details. */
    job: text,
    /** Above the amounts. */
    price: text,
  }),
  rows: z.array(row).min(1),
});

/** content/pages/pricing.yaml */
export const pricingPageSchema = z.strictObject({
  ...pageFields,
  /** The card of the diagnostic visit. */
  diagnostic: titled.extend({
    /** The id of the visit in prices.yaml. */
    price: id,
    /** Follows the amount: "flat fee". */
    kind: text,
    /** Follows the detail of the price. */
    text,
    /** A repair at its starting price, minus the visit fee. */
    example: z.strictObject({
      /** The id of the repair in prices.yaml. */
      price: id,
      /** Above the drawing of the example. */
      caption: text,
      /** The label of the repair's price. */
      repair: text,
      /** The label of the visit's price. */
      credit: text,
      /** The label of the difference. */
      rest: text,
    }),
  }),
  /** The rates of device repair. */
  repair: table,
  /** The rates of network services. */
  network: table,
  /** The fixed-price packages for new homes. */
  packages: headed.extend({
    /** What all of them include. */
    included: text,
    /** Their ids in prices.yaml. */
    prices: z.array(id).min(1),
  }),
  /** Why to choose the business. */
  why: titled.extend({
    reasons: z.array(point).length(3),
  }),
  /** The satisfaction commitment. */
  satisfaction: z.strictObject({
    /** The commitment itself. */
    quote: text,
    /** Names it, below the quote. */
    by: text,
  }),
  /** Common questions with their answers. */
  questions: titledList(z.array(question).min(1)).optional(),
  /** Ends the page. */
  callToAction,
});

export type PricingPage = z.infer<typeof pricingPageSchema>;
