import { z } from "astro/zod";
import { id, idIn, text } from "./text.ts";

const price = z.strictObject({
  id: id.meta({ label: "Id", hidden: true }),
  name: text("Name"),
  detail: text("What it covers", "One line."),
  amount: z
    .int({ error: "write a whole number of dollars, without $ or quotes, like 150" })
    .nonnegative()
    .meta({
      label: "Price in dollars",
      hint: "Digits only: no $, no cents; 0 is “free”. Every page shows the new price.",
    }),
  from: z.boolean().meta({ label: "Starting price", hint: "Pages then write “from” before it." }),
  service: idIn("services").meta({ label: "Part of the service" }),
  jacks: z
    .int()
    .positive()
    .optional()
    .meta({ label: "Number of jacks", hint: "Only for ethernet: Pricing draws them." }),
});

/** content/prices.yaml */
export const pricesSchema = z.strictObject({
  prices: z.array(price).min(1).meta({ label: "Prices" }),
});

export type Price = z.infer<typeof price>;
