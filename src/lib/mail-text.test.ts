import { expect, test } from "vitest";
import { composeBody } from "./mail-text.ts";

const mail = {
  subject: "New",
  lines: ["Name: {firstName} {lastName} ", "For: {service} ", "Phone: {phone} ", "", "{message}"],
  choices: { service: { "device-repair": "Device Repair" } },
};
const values = {
  firstName: "Ana",
  lastName: "",
  service: "device-repair",
  phone: "555",
  message: " a {phone} $& \n\tdevice-repair ",
};

test("each line has the values of its fields, and a choice by its label", () => {
  expect(composeBody(mail, values)).toBe(
    "Name: Ana  \nFor: Device Repair \nPhone: 555 \n\n a {phone} $& \n\tdevice-repair ",
  );
});

test("a line without any value is left out, and an unknown choice is written as it is", () => {
  expect(composeBody(mail, { ...values, phone: " ", service: "other", message: "a" })).toBe(
    "Name: Ana  \nFor: other \n\na",
  );
});
