import { expect, test } from "vitest";
import { documents } from "../src/content/documents.ts";
import { readSource } from "../src/content/source.ts";
import { linesByFile, sampleTexts } from "../tests/support/sample-texts.ts";
import { changeFile } from "./change-file.ts";
import { fieldsOf } from "./config.ts";
import { fromForm } from "./form-values.ts";

const files = Object.values(documents);
const textOf = (file: string) => sampleTexts.get(file) ?? "";
const dataOf = (file: string): object => Object(readSource(file, sampleTexts).value);

test.each(files)("$file stays as it is while nothing is changed", ({ file, schema }) => {
  expect(changeFile(file, textOf(file), dataOf(file), schema)).toBe(textOf(file));
});

// By file: path = value ⇒ the lines that are removed ⇒ those that are added; ¦ separates them. Without
// a value, an entry of a list is removed.
const table = `
prices.yaml
  prices.5.jacks = "" ⇒ jacks: 6 ⇒
  prices.1.amount = 155 ⇒ amount: 150 ⇒ amount: 155
business.yaml
  tagline = "IT: help" ⇒ tagline: Local IT help for homes and small offices. ⇒ tagline: "IT: help"
  hours.1.days = ["Sat","Sun"] ⇒ - days: [Sat] ⇒ - days: [Sat, Sun]
  social.0.url = "" ⇒  ⇒ 
  notice = {"text":"Moved","until":"2027-01-01"} ⇒ notice: null ⇒ notice: ¦ text: Moved ¦ until: 2027-01-01
  closures.0 ⇒ - from: 2026-11-26 ¦ to: 2026-11-28 ¦ reason: Thanksgiving ⇒ 
services.yaml
  services.1.features.3 = "Design" ⇒ - "Design and setup from {prices.wifi-network}" ⇒ - "Design"
  services.5 = {"id":"tv","name":"TV"} ⇒  ⇒ - id: tv ¦ name: TV
pages/pricing.yaml
  repair.columns.job = "Work" ⇒  ⇒ columns: { job: Work, price: Price }
legal/terms.md
  effective = "2027-01-01" ⇒ effective: 2025-01-08 ⇒ effective: 2027-01-01`;

test.each(linesByFile(table))("in $file, only this is changed: $line", ({ file, line }) => {
  const [change = "", ...lines] = line.split(/ ⇒ ?/).map((part) => part.split(" ¦ "));
  const [path = "", value] = change[0]?.split(" = ") ?? [];
  const data = dataOf(file);
  const keys = path.split(".");
  const last = String(keys.pop());
  const parent = keys.reduce((at: object, key) => Reflect.get(at, key), data);
  if (value !== undefined) Reflect.set(parent, last, JSON.parse(value));
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  const { schema } = files.find((each) => each.file === file) ?? documents.home;
  const texts = [textOf(file), changeFile(file, textOf(file), data, schema)];
  const [before = [], after = []] = texts.map((text) =>
    text.split("\n").map((each) => each.trim()),
  );
  const missing = (from: string[], to: string[]) =>
    from.filter((each) => !to.includes(each)).sort();
  const found = [missing(before, after), missing(after, before)];
  expect(found).toEqual(lines.map((each) => each.filter(Boolean).sort()));
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
});

test.each(files)("every field of $file has a label", ({ schema }) => {
  expect(JSON.stringify(fieldsOf(schema))).not.toMatch(/"name":"\w+",(?!"label")/);
});
