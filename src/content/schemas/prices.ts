import { z } from "astro/zod";
import { id, text } from "./text.ts";

export const priceSchema = z.strictObject({
  /** Other files refer to the price by it, as {prices.id}. */
  id,
  name: text,
  /** What that covers, in one line. */
  detail: text,
  /** Whole US dollars, without the $ sign. */
  amount: z
    .int({ error: "write a whole number of dollars, without $ or quotes, like 150" })
    .positive("a price must be more than 0, like 150"),
  /** Whether the amount is a starting price. */
  from: z.boolean(),
  /** The id of its service in services.yaml. */
  service: id,
  /** Only for the ethernet packages: the maximum number of jacks. */
  jacks: z
    .int({ error: "write a whole number of jacks, like 6" })
    .min(1, "use 1 or more")
    .optional(),
});

/** content/prices.yaml */
export const pricesSchema = z.strictObject({
  prices: z.array(priceSchema).min(1, "list at least one price"),
});

export type Price = z.infer<typeof priceSchema>;
