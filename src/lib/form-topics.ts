interface Topic {
  id: string;
  name: string;
}

interface Services {
  services: readonly (Topic & { inForm: boolean })[];
  generalTopic: Topic;
}

/** The options of the contact form's service field: services with inForm, then the general topic. */
export function formTopics({ services, generalTopic }: Services) {
  return [...services.filter(({ inForm }) => inForm), generalTopic].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}
