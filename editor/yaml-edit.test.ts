import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, parseDocument, type YAMLSeq } from "yaml";
import { readTexts } from "../src/content/read.ts";
import { sampleContent } from "../tests/support/sample.ts";
import { editYaml, type YamlEdit } from "./yaml-edit.ts";

const text = `# Who we are.
name: Hub City IT   # short
days: [Mon, Tue]
fields: { label: First name, missing: Enter it. }
hours:
  - opens: "15:00"
    closes: "19:00"

  # Saturdays
  - opens: "10:00"
    closes: "16:00"

prices:
  - id: visit
    amount: 60
last: yes, that
`;

describe("any text can replace any value, and nothing else changes", () => {
  const marked = `# Who we are.
plain: ‹Hub City IT›   # short
single: ‹'it''s'› # ours
double: ‹"15:00"›
wrapped: ‹"one
  two"› # a pair
below:
  ‹Hub›
folded: ‹>- # over lines
  Two lines
  in one.›

literal: ‹|
  First
  second›
# Nothing yet:
none:‹›
open:‹› # until it is known
list:
  - ‹Mon› # a day
  -‹›
flow: { label: ‹First name›, missing: ‹"Enter it."› }
group:
  amount: ‹60› # dollars
last: ‹yes, that›
`;
  const unmarked = (part: string) => part.replaceAll(/[‹›]/g, "");
  const yaml = unmarked(marked);
  const paths = pathsOf(parse(yaml));
  const places = [...marked.matchAll(/‹[^›]*›/g)].map(({ 0: { length }, index }, i) => ({
    path: paths[i] ?? [],
    before: unmarked(marked.slice(0, index)),
    after: unmarked(marked.slice(index + length)),
  }));
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[-ab01 \t\r\n:#'"\\,[\]{}|>&*!%@`?.~]*$/),
    fc.array(fc.lorem({ mode: "sentences" })).map((lines) => lines.join("\n")),
  );

  test.each(places)("$path", ({ path, before, after }) => {
    fc.assert(
      fc.property(anyText, (value) => {
        const edited = editYaml(yaml, { kind: "set", path, value });
        const expected = parseDocument(yaml);
        expected.setIn(path, value);
        expect(parse(edited)).toEqual(expected.toJS());
        expect(edited.slice(0, before.length)).toBe(before);
        expect(edited.slice(-after.length)).toBe(after);
        expect(edited.slice(before.length, -after.length)).not.toContain("\n");
        for (const comment of yaml.match(/# .*/g) ?? []) expect(edited).toContain(comment);
      }),
      { examples: [["..."]] },
    );
  });
});

function pathsOf(value: unknown): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [[]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path]));
}

const saturday = '  # Saturdays\n  - opens: "10:00"\n    closes: "16:00"\n';
const weekdays = '  - opens: "15:00"\n    closes: "19:00"\n';
const price = "  - id: visit\n    amount: 60\n";
const newPrice = '{"id":"visit","amount":60}';
const notice = '{"text":"We are moving.","until":"2026-12-31"}';

test.each<[what: string, edits: string, from: string, to: string]>([
  ["added below the last one", `add prices ${newPrice}`, price, price + price],
  ["removed with its comment", "remove hours.1", `\n${saturday}`, ""],
  ["moved up", "move hours.1", `${weekdays}\n${saturday}`, `${saturday}\n${weekdays}`],
  ["removed as the last one", "remove prices.0", `:\n${price}`, ": []\n"],
  ["added to an empty list", `remove prices.0 | add prices ${newPrice}`, "", ""],
  ["added on one line", 'add days "Sat"', "Tue]", "Tue, Sat]"],
  ["removed on one line", "remove days.0", "[Mon, Tue]", "[Tue]"],
  ["removed as a field", "remove prices.0.amount", "    amount: 60\n", ""],
  ["added as a field", "set prices.0.jacks 6", "60\n", "60\n    jacks: 6\n"],
  [
    "a group in place of null",
    `set last null | set last ${notice}`,
    "yes, that",
    "\n  text: We are moving.\n  until: 2026-12-31",
  ],
])("an entry is %s", (_what, edits, from, to) => {
  const after = edits.split(" | ").reduce((all, line) => {
    const [, kind, at = "", value = "null"] = /^(\S+) (\S+) ?(.+)?$/.exec(line) ?? [];
    const path = at.split(".").map((key) => (/^\d$/.test(key) ? Number(key) : key));
    return editYaml(all, { kind, path, value: JSON.parse(value), by: -1 } as YamlEdit);
  }, text);
  expect(after).toBe(text.replace(from, to).replace("last: \n", "last:\n"));
});

test("every list of the sample can lose its first entry and get it back on top", () => {
  for (const yaml of [...readTexts(sampleContent)].flatMap(([file, each]) =>
    file.endsWith(".yaml") ? [each] : [],
  )) {
    const firsts = pathsOf(parse(yaml)).filter((path) => path.lastIndexOf(0) >= 0);
    const lists = firsts.map((path) => path.slice(0, path.lastIndexOf(0)));
    for (const path of new Map(lists.map((each) => [`${each}`, each])).values()) {
      const list = parseDocument(yaml).getIn(path) as YAMLSeq;
      const edits: YamlEdit[] = [
        { kind: "remove", path: [...path, 0] },
        { kind: "add", path, value: list.toJS(parseDocument(yaml))[0] },
        ...list.items.slice(1).map((_, i): YamlEdit => {
          return { kind: "move", path: [...path, list.items.length - 1 - i], by: -1 };
        }),
      ];
      expect(parse(edits.reduce(editYaml, yaml))).toEqual(parse(yaml));
    }
  }
});

test("an edit of a value that does not exist throws", () => {
  expect(() => editYaml(text, { kind: "remove", path: ["hours", 7] })).toThrow("there is no");
  expect(() => editYaml(text, { kind: "move", path: ["hours", 0], by: -1 })).toThrow("can't be");
  expect(() => editYaml(text, { kind: "set", path: ["hours", 7, "opens"], value: "" })).toThrow();
});
