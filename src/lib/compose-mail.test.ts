import { expect, test } from "vitest";
import { composeMail } from "./compose-mail.ts";

const context = {
  labels: {
    subject: "Hub City IT: Contact Form Submission",
    name: "Name",
    address: "Email",
    service: "Service Needed",
    message: "Message",
  },
  services: [
    { value: "consultation", label: "General Consultation" },
    { value: "device-repair", label: "Device Repair" },
  ],
  to: "hello@hubcityit.example",
};

const values = {
  firstName: " Ana ",
  lastName: "\tOrtiz ",
  email: " ana@example.com ",
  service: "device-repair",
  message: "  a\n\n\tb  \n",
};

test("the draft lists the trimmed fields and leaves the message as it was typed", () => {
  expect(composeMail(values, context)).toEqual({
    to: "hello@hubcityit.example",
    subject: "Hub City IT: Contact Form Submission",
    body: "Name: Ana Ortiz\nEmail: ana@example.com\nService Needed: Device Repair\n\nMessage:\n  a\n\n\tb  \n",
  });
});

test("a further field has a line where it has a label, and an unknown service is written as it is", () => {
  const labels = { ...context.labels, phone: "Phone" };
  const more = { ...values, service: "other", phone: "555", source: "ad" };
  expect(composeMail(more, { ...context, labels }).body).toBe(
    "Name: Ana Ortiz\nEmail: ana@example.com\nService Needed: other\nPhone: 555\n\nMessage:\n  a\n\n\tb  \n",
  );
});
