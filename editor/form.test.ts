import { expect, test } from "vitest";
import { documents } from "../src/content/documents.ts";
import { readTexts } from "../src/content/read.ts";
import { sampleContent } from "../tests/support/sample.ts";
import { allFields, formOf } from "./form.ts";

const texts = readTexts(sampleContent);
const fields = Object.values(documents).flatMap(({ file, schema }) =>
  allFields(
    formOf(file, schema, texts.get(file) ?? "", {
      service: [{ value: "device-repair", label: "Device Repair" }],
    }),
  ),
);
const field = (file: string, name: string) =>
  fields.find((each) => each.file === file && each.name === name);

test.each([
  [
    "responseTime",
    {
      kind: "text",
      input: "text",
      label: "How soon you answer",
      help: "How soon you answer a message.",
    },
  ],
  ["place › latitude", { kind: "text", input: "number", value: "33.57786" }],
  ["hours › 1 › days", { kind: "days", value: ["Mon", "Tue", "Wed", "Thu", "Fri"] }],
  ["hours › 1 › opens", { kind: "text", input: "time", value: "15:00" }],
  ["closures", { kind: "list", canAdd: true, canRemove: true, asksName: false }],
  ["closures › 1", { kind: "group", label: "Thanksgiving" }],
  ["closures › 1 › from", { kind: "text", input: "date", value: "2026-11-26" }],
  ["notice", { kind: "group", optional: true, isSet: false, fields: [] }],
  [
    "textable",
    {
      kind: "choice",
      value: "true",
      options: [{ label: "Not set" }, { label: "Yes" }, { label: "No" }],
    },
  ],
  [
    "helpDesk › styleAttributes",
    { kind: "choice", value: "false", options: [{ label: "Yes" }, { label: "No" }] },
  ],
  ["social › 2 › network", { kind: "choice", value: "instagram" }],
])("business.yaml: %s has the input of its schema", (name, expected) => {
  expect(field("business.yaml", name)).toMatchObject(expected);
});

test("entries have names, ids are not shown, and references are choices", () => {
  const price = field("prices.yaml", "prices › 1");
  expect(price).toMatchObject({ label: "Diagnostic visit", kind: "group" });
  expect(fields.filter(({ path }) => path.at(-1) === "id")).toEqual([]);
  expect(field("prices.yaml", "prices › 1 › service")).toMatchObject({
    ...{ kind: "choice", value: "device-repair" },
    options: [{ value: "device-repair", label: "Device Repair" }],
  });
  expect(field("prices.yaml", "prices")).toMatchObject({ asksName: true });
  expect(field("prices.yaml", "prices › 1 › name")?.help).toBe("What the customer buys");
  expect(field("pages/about.yaml", "values › items")).toMatchObject({
    canAdd: false,
    canRemove: false,
  });
  expect(fields.filter(({ path }) => path.at(-1) === "cutOff")).toEqual([]);
});
