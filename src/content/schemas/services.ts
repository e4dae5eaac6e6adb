import { z } from "astro/zod";
import { id, text } from "./text.ts";

const service = z.strictObject({
  /** Part of URLs, so it must not change once published. */
  id,
  /** Its name on every page. */
  name: text,
  /** One sentence, used on cards. */
  summary: text,
  /** What is included, on the Services page. */
  features: z.array(text).min(1),
  /** Whether it also has a card on the Home page. */
  onHome: z.boolean(),
  /** Whether the contact form offers it. */
  inForm: z.boolean(),
  /** The option that "Ask about this" selects in the contact form: the id of a service with inForm. */
  askAbout: id,
});

/** content/services.yaml */
export const servicesSchema = z.strictObject({
  /** The services, in the order they are shown. */
  services: z
    .array(service)
    .refine(
      (all) => all.some(({ onHome }) => onHome),
      "write onHome: true for at least one service",
    ),
  /** The last option in the contact form, for everything else. */
  generalTopic: z.strictObject({
    /** Its value in the form, like the id of a service. */
    id,
    name: text,
  }),
});

export type Service = z.infer<typeof service>;
