import { z } from "astro/zod";
import {
  callToAction,
  entry,
  group,
  headed,
  id,
  idIn,
  list,
  pageFields,
  paragraph,
  text,
  titled,
  titledList,
} from "./text.ts";

/** A row of a rate table: a price, with other text where the table needs it. */
const row = z.strictObject({
  price: idIn("prices").meta({ label: "Price" }),
  name: text("Other name here", "Empty: the name of the price.").optional(),
  detail: text("Other text here", "Empty: the text of the price.", 300).optional(),
  from: z.boolean().optional().meta({
    label: "“from” before it",
    hint: "None: as the price says.",
  }),
});

const table = z.strictObject({
  id,
  ...titled,
  caption: text("Name, for screen readers, of the table"),
  columns: group("Headings of the columns", {
    job: text("Above the names and details"),
    price: text("Above the amounts"),
  }),
  rows: list("Prices", row, 30),
});

const question = z.strictObject({
  question: text("Question", "As a customer asks it."),
  answer: paragraph(
    "Answer, in a sentence or two",
    "Empty: the question does not show. Promise only what you always keep.",
  ).nullish(),
  when: entry.shape.when,
});

/** content/pages/pricing.yaml */
export const pricingSchema = z.strictObject({
  ...pageFields,
  diagnostic: group("Card of the diagnostic visit", {
    ...titled,
    price: idIn("prices").meta({ label: "Price of the visit" }),
    kind: text("After the amount", "Like “flat fee”."),
    text: paragraph("Text after it"),
    example: group("Example", {
      price: idIn("prices").meta({
        label: "Price of the repair",
        hint: "At its starting price, minus the visit.",
      }),
      caption: text("Above the drawing of the example"),
      repair: text("Label of the repair's price"),
      credit: text("Label of the visit's price"),
      rest: text("Label of the difference"),
    })
      .meta({ hint: "A repair at its starting price, minus the visit." })
      .optional(),
  }).optional(),
  tables: list("Price tables", table),
  taxes: text(
    "Sales tax, beside the prices",
    "Like “Plus sales tax where Texas charges it.” or “Sales tax is included.”",
  ).nullish(),
  packages: group("Fixed-price packages", {
    ...headed,
    included: text("What all of them include").optional(),
    prices: list("Prices", idIn("prices")),
  }).optional(),
  why: group("Why to choose the business", {
    ...titled,
    reasons: list("Reasons", z.strictObject(headed)),
  }),
  satisfaction: group("Satisfaction commitment", {
    quote: paragraph("Commitment"),
    by: text("Its name, below it"),
  }),
  questions: group("Common questions with their answers", titledList(question, 30)).optional(),
  callToAction: group("End of the page", callToAction),
});

export type Pricing = z.infer<typeof pricingSchema>;
