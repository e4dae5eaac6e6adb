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
    { value: "device-repair", label: "Device Repair" },
    { value: "consultation", label: "General Consultation" },
  ],
  to: "hello@hubcityit.example",
};

const values = {
  firstName: "Ana",
  lastName: "Ortiz",
  email: "ana@example.com",
  service: "device-repair",
  message: "The screen is dark.",
};

test("the message goes to the business, with its subject", () => {
  const { to, subject } = composeMail(values, context);
  expect(to).toBe("hello@hubcityit.example");
  expect(subject).toBe("Hub City IT: Contact Form Submission");
});

test("the body lists name, e-mail, service by its label, and the message", () => {
  expect(composeMail(values, context).body).toBe(
    "Name: Ana Ortiz\nEmail: ana@example.com\nService Needed: Device Repair\n\nMessage:\nThe screen is dark.",
  );
});

test("white space around names and address is left out, and the message is left as it was typed", () => {
  const { body } = composeMail(
    {
      ...values,
      firstName: " Ana ",
      lastName: "\tOrtiz ",
      email: " ana@example.com ",
      message: "  a\n\n\tb  \n",
    },
    context,
  );
  expect(body).toBe(
    "Name: Ana Ortiz\nEmail: ana@example.com\nService Needed: Device Repair\n\nMessage:\n  a\n\n\tb  \n",
  );
});

test("a service that is not in the list is given as it came", () => {
  expect(composeMail({ ...values, service: "other" }, context).body).toContain(
    "Service Needed: other\n",
  );
});
