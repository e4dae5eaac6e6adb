import { z } from "astro/zod";
import { field, headed, pageFields, question, text, titled } from "./text.ts";

const ticketField = field.extend({
  rows: z
    .int()
    .positive()
    .optional()
    .meta({ label: "Number of lines", hint: "For a longer text." }),
});

/** content/pages/self-service.yaml */
export const selfServiceSchema = z.strictObject({
  ...pageFields,
  hero: headed
    .extend({
      withoutForm: text.meta({ label: "Replaces the text while there is no help desk" }),
      toTicket: text.meta({ label: "Button that scrolls to the ticket" }),
    })
    .meta({ label: "Top of the page" }),
  options: titled
    .extend({
      ticket: headed.meta({ label: "Ticket below" }),
      call: headed.meta({ label: "Call, which links to the contact page" }),
    })
    .meta({ label: "Two ways to get help" }),
  request: headed
    .extend({
      newCustomers: text.meta({ label: "Link for new customers", hint: "To the contact page." }),
      loading: text.meta({ label: "While the help desk's form loads" }),
      slow: text.meta({ label: "If it has not loaded after ten seconds" }),
      failed: text.meta({ label: "If it failed to load" }),
      ticket: titled
        .extend({
          fields: z.array(ticketField).min(1).meta({ label: "Fields, in order" }),
          button: text.meta({ label: "Button that opens the mail app" }),
          subject: text.meta({ label: "Subject of the e-mail" }),
          note: text.meta({ label: "Says beside the button what it does" }),
        })
        .meta({
          label: "Ticket to fill in, without a help desk",
          hint: "It opens in the visitor's mail app.",
        }),
      noScript: text.meta({ label: "Without JavaScript" }),
      direct: text.meta({ label: "Before the phone number and the e-mail address" }),
      call: text.meta({ label: "Button that calls" }),
      write: text.meta({ label: "Button that opens an e-mail" }),
      answer: question.optional().meta({ label: "How soon the business answers" }),
    })
    .meta({ label: "Help desk's form or, without a help desk, the ticket" }),
  help: headed
    .extend({
      button: text.meta({ label: "Button to the contact page" }),
      servicesButton: text.meta({ label: "Button to the services" }),
    })
    .meta({ label: "End of the page" }),
});

export type SelfService = z.infer<typeof selfServiceSchema>;
