import { z } from "astro/zod";
import { id, text } from "./text.ts";

const service = z.strictObject({
  /** Part of URLs, so it must not change once published. */
  id,
  name: text,
  /** One sentence, used on cards. */
  summary: text,
  /** What is included, on the Services page. */
  features: z.array(text).min(1, "list at least one thing that is included"),
  /** Whether it also has a card on the Home page. */
  onHome: z.boolean(),
  /** Whether the contact form offers it. */
  inForm: z.boolean(),
  /** The option that "Ask about this" selects in the contact form: the id of a service with inForm. */
  askAbout: id,
});

/** content/services.yaml: the services, in the order they are shown. */
export const servicesSchema = z.strictObject({
  services: z.array(service).min(1, "list at least one service"),
  /** The last option in the contact form, for everything else. */
  generalTopic: z.strictObject({ id, name: text }),
});

export type Services = z.infer<typeof servicesSchema>;
export type Service = Services["services"][number];
