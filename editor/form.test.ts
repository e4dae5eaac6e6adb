import { expect, test } from "vitest";
import { documents } from "../src/content/documents.ts";
import { readTexts } from "../src/content/read.ts";
import { sampleContent } from "../tests/support/sample.ts";
import { formOf } from "./form.ts";

const texts = readTexts(sampleContent);
const form = ({ file, schema }: (typeof documents)[keyof typeof documents], added = "") =>
  formOf(schema, `${texts.get(file)}${added}`);

test("each field has the input of its schema, its label and the comment above it", () => {
  const fields = form(documents.business);
  const place = fields.find(({ name }) => name === "place");
  expect(fields.find(({ name }) => name === "responseTime")).toEqual({
    ...{ path: ["responseTime"], name: "responseTime", label: "Response time" },
    ...{ help: "How soon you answer a message.", kind: "text", whenEmpty: "empty" },
    value: "Within 4 hours during business days",
  });
  expect(place).toMatchObject({
    kind: "group",
    fields: { 2: { kind: "number", value: "33.57786" } },
  });
  expect(fields.find(({ name }) => name === "social")).toMatchObject({
    kind: "list",
    fields: {
      1: {
        label: "2",
        fields: [
          { kind: "choice", value: "instagram", options: ["facebook", "instagram", "youtube"] },
          { name: "social › 2 › url", kind: "text", value: "", whenEmpty: "null" },
        ],
      },
    },
  });
  expect(fields.find(({ name }) => name === "helpDesk")).toMatchObject({
    fields: { 4: { kind: "boolean", value: false, label: "Style attributes" } },
  });
});

test("an optional field without a value is in the form, and a retired one is not", () => {
  expect(form(documents.prices)[0]).toMatchObject({
    fields: { 0: { fields: { 6: { name: "prices › 1 › jacks", value: "", whenEmpty: "none" } } } },
  });
  const names = form(documents.shared, "cutOff: The page was cut off.\n").map(({ name }) => name);
  expect(names).toContain("openNow");
  expect(names).not.toContain("cutOff");
});
