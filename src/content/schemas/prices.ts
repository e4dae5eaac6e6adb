import { z } from "astro/zod";
import { id, text } from "./text.ts";

/** Something that has a price. */
export const priceSchema = z.strictObject({
  /** Short name; other files point at the price by it, as {prices.id}. */
  id,
  /** What is bought. */
  name: text,
  /** What that covers, in one line. */
  detail: text,
  /** Whole US dollars, without the $ sign. */
  amount: z
    .int({ error: "write a whole number of dollars, without $ or quotes, like 150" })
    .positive("a price is more than 0, like 150"),
  /** true: the price is where it starts; false: it is the price. */
  from: z.boolean({ error: "use true or false" }),
  /** Which service it belongs to: an id in services.yaml. */
  service: id,
  /** Only for the ethernet packages: how many jacks at the most. */
  jacks: z.int({ error: "write a whole number of jacks" }).positive("at least 1").optional(),
});

/** content/prices.yaml: every price, once. */
export const pricesSchema = z.strictObject({
  prices: z.array(priceSchema).min(1, "keep at least one price"),
});

export type Price = z.infer<typeof priceSchema>;
