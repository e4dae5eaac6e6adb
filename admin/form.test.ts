import { expect, test } from "vitest";
import { type DocumentName, documents } from "../src/content/documents.ts";
import { readSource } from "../src/content/source.ts";
import { sampleTexts } from "../tests/support/sample-texts.ts";
import { changeFile } from "./change-file.ts";
import { fieldsOf } from "./config.ts";
import { fromForm } from "./form-values.ts";

const files = Object.values(documents);
const textOf = (file: string) => sampleTexts.get(file) ?? "";
const dataOf = (file: string) => readSource(file, sampleTexts).value as object;

test.each(files)("$file stays as it is while nothing is changed", ({ file, schema }) => {
  expect(changeFile(file, textOf(file), dataOf(file), schema)).toBe(textOf(file));
});

const notice = { text: "Moved", until: "2027-01-01" };
const noticeDiff = ["-notice: null", "+notice:", "+text: Moved", "+until: 2027-01-01"];
const tv = { id: "tv", name: "TV" };
const columns = "+columns: { job: Work, price: Price }";
const hours = { at: "hours.1.days", value: ["Sat", "Sun"] };
const closure = ["-- from: 2026-11-26", "-to: 2026-11-28", "-reason: Thanksgiving"];
const design = { at: "services.1.features.3", value: "Design" };
const feature = '-- "Design and setup from {prices.wifi-network}"';
const effective = ["-effective: 2025-01-08", "+effective: 2027-01-01"];
const tagline = "-tagline: Local IT help for homes and small offices.";

test.each<{ name: DocumentName; at: string; value?: unknown; diff: string[] }>([
  { name: "priceList", at: "prices.5.jacks", value: "", diff: ["-jacks: 6"] },
  { name: "priceList", at: "prices.1.amount", value: 155, diff: ["-amount: 150", "+amount: 155"] },
  { name: "business", at: "tagline", value: "IT: help", diff: [tagline, '+tagline: "IT: help"'] },
  { name: "business", ...hours, diff: ["-- days: [Sat]", "+- days: [Sat, Sun]"] },
  { name: "business", at: "social.0.url", value: "", diff: [] },
  { name: "business", at: "notice", value: notice, diff: noticeDiff },
  // Without a value, an entry is removed.
  { name: "business", at: "closures.0", diff: closure },
  { name: "serviceList", ...design, diff: [feature, '+- "Design"'] },
  { name: "serviceList", at: "services.5", value: tv, diff: ["+- id: tv", "+name: TV"] },
  { name: "pricing", at: "tables.0.columns.job", value: "Work", diff: [columns] },
  { name: "terms", at: "effective", value: "2027-01-01", diff: effective },
])("$at of $name changes only its lines", ({ name, at, value, diff }) => {
  const { file, schema } = documents[name];
  const data = dataOf(file);
  const keys = at.split(".");
  const last = String(keys.pop());
  const parent = keys.reduce((inner: object, key) => Reflect.get(inner, key), data);
  if (value !== undefined) Reflect.set(parent, last, value);
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  const lines = (text: string) => text.split("\n").map((each) => each.trim());
  const before = lines(textOf(file));
  const after = lines(changeFile(file, textOf(file), data, schema));
  const removed = before.filter((each) => !after.includes(each)).map((each) => `-${each}`);
  const added = after.filter((each) => !before.includes(each)).map((each) => `+${each}`);
  expect([...removed, ...added]).toEqual(diff);
});

test("a block scalar keeps its lines, and its style when it is changed", () => {
  const text = "hero:\n  heading: A\n  drawing: >-\n    Two\n    lines.\n  text: |-\n    One\n";
  const data = { hero: { heading: "B", drawing: "Two lines.", text: "One\nTwo" } };
  const changed = text.replace("A", "B").replace("One", "One\n    Two");
  expect(changeFile("pages/home.yaml", text, data, documents.home.schema)).toBe(changed);
});

test("new entries get an id of their own, and ask about themselves", () => {
  const [name, generalTopic] = ["Wi-Fi & More!", { id: "other" }];
  const services = [{ name, inForm: true, __sc_item_id: 1 }, { name }];
  expect(fromForm({ services, generalTopic }).services).toEqual([
    { name, inForm: true, id: "wi-fi-more", askAbout: "wi-fi-more" },
    { name, id: "wi-fi-more-2", askAbout: "other" },
  ]);
  const request = { ticket: { fields: [{ label: "Which room?" }] } };
  const fields = [{ label: "Which room?", id: "which-room" }];
  expect(fromForm({ request })).toEqual({ request: { ticket: { fields } } });
});

test.each(files)("every field of $file has a label", ({ schema }) => {
  expect(JSON.stringify(fieldsOf(schema))).not.toMatch(/"name":"\w+",(?!"label")/);
});

test("a list may have as many entries in the form as in the file", () => {
  expect(fieldsOf(documents.priceList.schema)).toMatchObject([{ name: "prices", min: 1, max: 60 }]);
});
