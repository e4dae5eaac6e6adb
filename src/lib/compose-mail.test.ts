import { expect, test } from "vitest";
import { composeMail } from "./compose-mail.ts";

const labels = { subject: "New", name: "Name", address: "Email", service: "For", message: "Text" };
const services = [
  { value: "consultation", label: "General Consultation" },
  { value: "device-repair", label: "Device Repair" },
];
const to = "hello@hubcityit.example";
const values = {
  firstName: " Ana ",
  lastName: "\tOrtiz ",
  email: " ana@example.com ",
  service: "device-repair",
  message: "  a\n\n\tb  \n",
};

test("the draft lists the trimmed fields and leaves the message as it was typed", () => {
  // The spaces separate the fields where Gmail on Android drops the line breaks.
  expect(composeMail(values, { labels, services, to })).toEqual({
    to,
    subject: "New",
    body: "Name: Ana Ortiz \nEmail: ana@example.com \nFor: Device Repair \n\nText: \n  a\n\n\tb  \n",
  });
});

test("a further field has a line if it has a label, and an unknown service is written as it is", () => {
  const more = { ...values, message: "a", service: "other", phone: "555", source: "ad" };
  const withPhone = { ...labels, phone: "Phone" };
  expect(composeMail(more, { labels: withPhone, services, to }).body).toBe(
    "Name: Ana Ortiz \nEmail: ana@example.com \nFor: other \nPhone: 555 \n\nText: \na",
  );
});
