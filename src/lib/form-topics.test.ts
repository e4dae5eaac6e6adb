import { expect, test } from "vitest";
import { formTopics } from "./form-topics.ts";

test("the form offers the services that are in it, then the general topic", () => {
  const services = {
    services: [
      { id: "repair", name: "Repair", inForm: true },
      { id: "special", name: "Special", inForm: false },
    ],
    generalTopic: { id: "consultation", name: "General" },
  };
  expect(formTopics(services)).toEqual([
    { value: "repair", label: "Repair" },
    { value: "consultation", label: "General" },
  ]);
});
