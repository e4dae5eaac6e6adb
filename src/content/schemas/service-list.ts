import { z } from "astro/zod";
import { anyText, group, id, idIn, list, text } from "./text.ts";

const service = z.strictObject({
  id,
  name: text("Name", undefined, 80),
  summary: text("Summary", "One sentence, used on cards.", 300),
  drawing: z
    .enum([
      "device-repair",
      "network-installation",
      "business-support",
      "cybersecurity",
      "new-home-ethernet",
      "phone",
      "printer",
      "dish",
      "tools",
    ])
    .default("tools")
    .meta({ label: "Drawing" }),
  special: z.boolean().optional().meta({
    label: "A special offer",
    hint: "Yes: highlighted on the Services page.",
  }),
  features: list("What is included", anyText).meta({ hint: "One line for each thing." }),
  onHome: z.boolean().meta({ label: "Also on the Home page" }),
  inForm: z.boolean().meta({ label: "A choice in the contact form", startsOn: true }),
  askAbout: idIn("topics").meta({
    writtenAtSave: true,
    label: "“Ask about this” selects",
    hint: "Leave it empty, unless another choice of the contact form fits better.",
  }),
});

/** content/services.yaml */
export const serviceListSchema = z.strictObject({
  services: list("Services", service).refine(
    (all) => all.some(({ onHome }) => onHome),
    "write onHome: true for at least one service",
  ),
  generalTopic: group("Last choice in the contact form", { id, name: text("Name") }).meta({
    hint: "For everything else.",
  }),
});

export type Service = z.infer<typeof service>;

/** A choice of the contact form. */
export type Topic = Pick<Service, "id" | "name">;

/** The services with inForm, then the general topic. */
export const topicsOf = ({ services, generalTopic }: z.infer<typeof serviceListSchema>): Topic[] =>
  [...services.filter(({ inForm }) => inForm), generalTopic].map(({ id, name }) => ({ id, name }));
