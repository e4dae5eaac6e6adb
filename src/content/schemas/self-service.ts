import { z } from "astro/zod";
import { callToAction, field, group, headed, id, list, pageFields, text } from "./text.ts";

const ticketField = z.strictObject({
  id,
  ...field,
  rows: z.int().positive().optional().meta({
    label: "Number of lines",
    hint: "For a longer text.",
  }),
});

/** content/pages/self-service.yaml */
export const selfServiceSchema = z.strictObject({
  ...pageFields,
  hero: group("Top of the page", callToAction),
  options: group("Two ways to get help", {
    ticket: group("Ticket", headed),
    call: group("Call, which links to the contact page", headed),
  }),
  request: group("Help desk's form or, without a help desk, the ticket", {
    ...headed,
    newCustomers: text("Link for new customers", "To the contact page."),
    loading: text("While the help desk's form loads"),
    slow: text("If it has not loaded after ten seconds"),
    failed: text("If it failed to load"),
    ticket: group("Ticket to fill in, without a help desk", {
      fields: list("Fields, in order", ticketField),
      button: text("Button that opens the mail app"),
      subject: text("Subject of the e-mail"),
      note: text("Above the button", "Says that a mail app opens."),
    }),
    noScript: text("Without JavaScript"),
    call: text("Button that calls"),
    write: text("Button that opens an e-mail"),
  }),
  help: group("End of the page", {
    ...headed,
    button: text("Button to the contact page"),
    servicesButton: text("Button to the services"),
  }),
});

export type SelfService = z.infer<typeof selfServiceSchema>;
