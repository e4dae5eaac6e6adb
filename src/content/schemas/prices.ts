import { z } from "astro/zod";
import { id, text } from "./text.ts";

const price = z.strictObject({
  /** Other files refer to the price by it, as {prices.id}. */
  id,
  /** What the customer buys. */
  name: text,
  /** What that covers, in one line. */
  detail: text,
  /** Whole US dollars, without the $ sign. */
  amount: z
    .int({ error: "write a whole number of dollars, without $ or quotes, like 150" })
    .positive(),
  /** Whether the amount is a starting price. */
  from: z.boolean(),
  /** The id of its service in services.yaml. */
  service: id,
  /** Only for the ethernet packages: the maximum number of jacks. */
  jacks: z.int().positive().optional(),
});

/** content/prices.yaml */
export const pricesSchema = z.strictObject({
  /** Every price of the business. */
  prices: z.array(price).min(1),
});
