import { z } from "astro/zod";
import {
  callToAction,
  headed,
  idIn,
  pageFields,
  point,
  question,
  text,
  titled,
  titledList,
} from "./text.ts";

/** A row of a rate table: a price, with other text where the table needs it. */
const row = z.strictObject({
  price: idIn("prices").meta({ label: "Price" }),
  name: text.optional().meta({ label: "Other name here", hint: "Empty: the name of the price." }),
  detail: text.optional().meta({ label: "Other text here", hint: "Empty: the text of the price." }),
  from: z
    .boolean()
    .optional()
    .meta({ label: "“from” before it", hint: "Empty: as the price says." }),
});

const table = titled.extend({
  caption: text.meta({ label: "Name, for screen readers, of the table" }),
  columns: z
    .strictObject({
      job: text.meta({ label: "Above the names and details" }),
      price: text.meta({ label: "Above the amounts" }),
    })
    .meta({ label: "Headings of the columns" }),
  rows: z.array(row).min(1).meta({ label: "Prices" }),
});

const commonQuestion = question.extend({
  answer: text.nullish().meta({
    label: "Answer, in a sentence or two",
    hint: "Empty: the question does not show. Promise only what you always keep.",
  }),
});

/** content/pages/pricing.yaml */
export const pricingPageSchema = z.strictObject({
  ...pageFields,
  diagnostic: titled
    .extend({
      price: idIn("prices").meta({ label: "Price of the visit" }),
      kind: text.meta({ label: "After the amount", hint: "Like “flat fee”." }),
      text: text.meta({ label: "Text after it" }),
      example: z
        .strictObject({
          price: idIn("prices").meta({
            label: "Price of the repair",
            hint: "At its starting price, minus the visit.",
          }),
          caption: text.meta({ label: "Above the drawing of the example" }),
          repair: text.meta({ label: "Label of the repair's price" }),
          credit: text.meta({ label: "Label of the visit's price" }),
          rest: text.meta({ label: "Label of the difference" }),
        })
        .meta({ label: "Example", hint: "A repair at its starting price, minus the visit." }),
    })
    .meta({ label: "Card of the diagnostic visit" }),
  repair: table.meta({ label: "Rates of device repair" }),
  network: table.meta({ label: "Rates of network services" }),
  packages: headed
    .extend({
      included: text.meta({ label: "What all of them include" }),
      prices: z.array(idIn("prices")).min(1).meta({ label: "Prices" }),
    })
    .meta({ label: "Fixed-price packages for new homes" }),
  why: titled
    .extend({
      reasons: z.array(point).length(3).meta({ label: "Reasons" }),
    })
    .meta({ label: "Why to choose the business" }),
  satisfaction: z
    .strictObject({
      quote: text.meta({ label: "Commitment" }),
      by: text.meta({ label: "Its name, below it" }),
    })
    .meta({ label: "Satisfaction commitment" }),
  questions: titledList(z.array(commonQuestion).min(1))
    .optional()
    .meta({ label: "Common questions with their answers" }),
  callToAction: callToAction.meta({ label: "End of the page" }),
});

export type PricingPage = z.infer<typeof pricingPageSchema>;
