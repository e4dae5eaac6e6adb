import { expect, test } from "vitest";
import { sampleContent } from "../../tests/support/sample.ts";
import { readContent } from "../content/read.ts";
import { formTopics } from "./form-topics.ts";

test("the form offers the five services of the specification, in its order", () => {
  expect(formTopics(readContent(sampleContent).services)).toEqual([
    { value: "device-repair", label: "Device Repair" },
    { value: "network-installation", label: "Network Installation" },
    { value: "business-support", label: "Business IT Support" },
    { value: "cybersecurity", label: "Cybersecurity Guidance" },
    { value: "consultation", label: "General Consultation" },
  ]);
});
