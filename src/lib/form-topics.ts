import type { Services } from "../content/schemas/services.ts";

/** The choices of the contact form: the services that are in it, then everything else. */
export function formTopics({ services, generalTopic }: Services) {
  return [...services.filter(({ inForm }) => inForm), generalTopic].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}
