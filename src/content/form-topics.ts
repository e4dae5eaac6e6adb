import type { Content } from "./documents.ts";

/** The options of the contact form's service field: services with inForm, then the general topic. */
export function formTopics({ services, generalTopic }: Content["serviceList"]) {
  return [...services.filter(({ inForm }) => inForm), generalTopic].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}
