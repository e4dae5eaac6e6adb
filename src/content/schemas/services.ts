import { z } from "astro/zod";
import { id, text } from "./text.ts";

/** A kind of work that the business does. */
const service = z.strictObject({
  /** Short name for links; it never changes once published. */
  id,
  /** What the service is called everywhere. */
  name: text,
  /** One sentence, used on cards. */
  summary: text,
  /** What is included, on the Services page. */
  features: z.array(text).min(1, "name at least one thing that is included"),
  /** Whether it has a card on the Home page too. */
  onHome: z.boolean({ error: "use true or false" }),
  /** Whether it is a choice in the contact form's list. */
  inForm: z.boolean({ error: "use true or false" }),
  /** The choice that "Ask about this" makes in the contact form: the id of a service in the form. */
  askAbout: id,
});

/** content/services.yaml: the services, in the order they are shown. */
export const servicesSchema = z.strictObject({
  services: z.array(service).min(1, "describe at least one service"),
  /** The last choice in the contact form, for everything else. */
  generalTopic: z.strictObject({ id, name: text }),
});

export type Services = z.infer<typeof servicesSchema>;
export type Service = Services["services"][number];
