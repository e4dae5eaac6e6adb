import { expect, test } from "vitest";
import { documents } from "../src/content/documents.ts";
import { readTexts } from "../src/content/read.ts";
import { sampleContent } from "../tests/support/sample.ts";
import { allFields, formOf } from "./form.ts";

const texts = readTexts(sampleContent);
const choices = { service: [{ value: "device-repair", label: "Device Repair" }] };
const fields = Object.values(documents).flatMap(({ file, schema }) =>
  allFields(formOf(file, schema, texts.get(file) ?? "", choices)),
);

test.each([
  ["business.yaml responseTime", { input: "text", help: "How soon you answer a message." }],
  ["business.yaml place › latitude", { kind: "text", input: "number", value: "33.57786" }],
  ["business.yaml hours › 2 › days", { kind: "days", value: ["Sat"] }],
  ["business.yaml hours › 1", { kind: "group", label: "Mon-Fri, 3PM to 7PM" }],
  ["business.yaml hours › 1 › opens", { kind: "text", input: "time", value: "15:00" }],
  ["business.yaml closures", { kind: "list", canAdd: true, canRemove: true, asksName: false }],
  ["business.yaml closures › 1", { label: "Thanksgiving, Nov 26\u2009–\u200928, 2026" }],
  ["business.yaml closures › 1 › from", { kind: "text", input: "date", value: "2026-11-26" }],
  ["business.yaml notice", { kind: "group", optional: true, isSet: false, fields: [] }],
  ["business.yaml social › 2 › network", { kind: "choice", value: "instagram" }],
  ["prices.yaml prices", { asksName: true }],
  ["prices.yaml prices › 1 › name", { help: "What the customer buys" }],
  ["prices.yaml prices › 1 › service", { value: "device-repair", options: choices.service }],
  ["pages/about.yaml values › items", { canAdd: false, canRemove: false }],
])("%s", (field, expected) => {
  expect(fields.find(({ file, name }) => `${file} ${name}` === field)).toMatchObject(expected);
});

test("yes or no has three states if it is optional, and ids are not shown", () => {
  const options = (key: string) => {
    const field = fields.find(({ path }) => path.at(-1) === key);
    return field?.kind === "choice" && field.options.map(({ label }) => label).join();
  };
  expect(options("textable")).toBe("Not set,Yes,No");
  expect(options("styleAttributes")).toBe("Yes,No");
  expect(fields.filter(({ path }) => path.at(-1) === "id")).toEqual([]);
});
