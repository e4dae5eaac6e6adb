import { z } from "astro/zod";
import { id, idIn, list, text } from "./text.ts";

/** "$1,299.00" as 1299. What is not whole dollars stays as it is. */
export function readDollars(value: unknown): unknown {
  const [, dollars] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.00?)?$/.exec(String(value).trim()) ?? [];
  return typeof value === "string" && dollars ? Number(dollars.replaceAll(",", "")) : value;
}

const wholeDollars = "write whole dollars, like 150";

const price = z.strictObject({
  id,
  name: text("Name", undefined, 80),
  detail: text("What it covers", "One line.", 300),
  amount: z.preprocess(readDollars, z.int({ error: wholeDollars }).nonnegative(wholeDollars)).meta({
    readFromText: true,
    label: "Price in dollars",
    hint: "Whole dollars; 0 is “free”. Every page shows the new price.",
  }),
  from: z.boolean().meta({ label: "Starting price", hint: "Pages then write “from” before it." }),
  service: idIn("services").meta({ label: "Part of the service" }),
  sign: text(
    "On the sign of Pricing",
    "One or two words. The first five prices that have it are on the sign. If none has, the first five amounts are.",
    60,
  ).optional(),
  jacks: z.int().positive().optional().meta({
    label: "Number of jacks",
    hint: "Only for ethernet: Pricing draws them.",
  }),
});

/** content/prices.yaml */
export const priceListSchema = z.strictObject({
  prices: list("Prices", price, 60).meta({ summary: "{{name}}: {{amount}}" }),
});

export type Price = z.infer<typeof price>;
