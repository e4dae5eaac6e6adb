import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
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

test.each([
  [["name"], "Caprock: IT", 'name: "Caprock: IT"   # short'],
  [["hours", 1, "opens"], "09:30", '  - opens: "09:30"'],
  [["prices", 0, "amount"], 65, "    amount: 65"],
  [["fields", "label"], "Name, first", 'fields: { label: "Name, first", missing: Enter it. }'],
  [["days", 1], "Wed", 'days: [Mon, "Wed"]'],
] as const)("setting %j changes its line only", (path, value, line) => {
  const after = editYaml(text, { kind: "set", path: [...path], value });
  const [before, now] = [text.split("\n"), after.split("\n")];
  expect(now.filter((each, i) => each !== before[i])).toEqual([line]);
  expect(now).toHaveLength(before.length);
});

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
    );
  });
});

function pathsOf(value: unknown): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [[]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path]));
}

test.each([
  ["amount: 60", 6, "6"],
  ["amount: 60 # dollars", "One\ntwo", '"One\\ntwo"'],
])("a missing field is added below %s, the last field of its group", (last, value, line) => {
  const before = text.replace("amount: 60", last);
  const after = editYaml(before, { kind: "set", path: ["prices", 0, "jacks"], value });
  expect(after).toBe(before.replace(last, `${last}\n    jacks: ${line}`));
});

test.each<[what: string, edits: YamlEdit[], from: string, to: string]>([
  [
    "a new entry is below the last one, in the same form",
    [{ kind: "add", path: ["hours"], value: { opens: "09:00", closes: "12:00" } }],
    '    closes: "16:00"\n',
    '    closes: "16:00"\n\n  - opens: 09:00\n    closes: 12:00\n',
  ],
  [
    "an entry is removed with the comment above it",
    [{ kind: "remove", path: ["hours", 1] }],
    '\n  # Saturdays\n  - opens: "10:00"\n    closes: "16:00"\n',
    "",
  ],
  [
    "an entry moves with the comment above it",
    [{ kind: "move", path: ["hours", 1], by: -1 }],
    '  - opens: "15:00"\n    closes: "19:00"\n\n  # Saturdays\n  - opens: "10:00"\n    closes: "16:00"\n',
    '  # Saturdays\n  - opens: "10:00"\n    closes: "16:00"\n\n  - opens: "15:00"\n    closes: "19:00"\n',
  ],
  [
    "the last entry leaves an empty list",
    [{ kind: "remove", path: ["prices", 0] }],
    "prices:\n  - id: visit\n    amount: 60\n",
    "prices: []\n",
  ],
  [
    "an empty list grows again",
    [
      { kind: "remove", path: ["prices", 0] },
      { kind: "add", path: ["prices"], value: { id: "visit", amount: 60 } },
    ],
    "",
    "",
  ],
  [
    "a group replaces null, and null replaces it",
    [
      { kind: "set", path: ["last"], value: null },
      { kind: "set", path: ["last"], value: { text: "We are moving.", until: "2026-12-31" } },
    ],
    "last: yes, that\n",
    "last:\n  text: We are moving.\n  until: 2026-12-31\n",
  ],
  ["a day is added", [{ kind: "add", path: ["days"], value: "Sat" }], "Tue]", "Tue, Sat]"],
  ["a day is removed", [{ kind: "remove", path: ["days", 0] }], "[Mon, Tue]", "[Tue]"],
  [
    "a field is removed",
    [{ kind: "remove", path: ["prices", 0, "amount"] }],
    "    amount: 60\n",
    "",
  ],
])("%s", (_what, edits, from, to) => {
  expect(edits.reduce(editYaml, text)).toBe(text.replace(from, to));
});

test("every list of the sample can lose its first entry, get it back and have it on top again", () => {
  for (const [file, yaml] of readTexts(sampleContent)) {
    const lists = file.endsWith(".yaml") ? listsOf(parse(yaml)) : [];
    for (const { path, list } of lists) {
      const edits: YamlEdit[] = [
        { kind: "remove", path: [...path, 0] },
        { kind: "add", path, value: list[0] as string },
        ...list.slice(1).map(
          (_, i): YamlEdit => ({
            ...{ kind: "move", path: [...path, list.length - 1 - i], by: -1 },
          }),
        ),
      ];
      expect(parse(edits.reduce(editYaml, yaml)), `${file} ${path}`).toEqual(parse(yaml));
    }
  }
});

function listsOf(value: unknown, path: (string | number)[] = []) {
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const inner: { path: (string | number)[]; list: unknown[] }[] = entries.flatMap(([key, each]) =>
    listsOf(each, [...path, key]),
  );
  return Array.isArray(value) ? [...inner, { path, list: value }] : inner;
}

test("an edit of a value that does not exist throws", () => {
  expect(() => editYaml(text, { kind: "remove", path: ["hours", 7] })).toThrow("there is no");
  expect(() => editYaml(text, { kind: "move", path: ["hours", 0], by: -1 })).toThrow("can't be");
  expect(() => editYaml(text, { kind: "set", path: ["hours", 7, "opens"], value: "" })).toThrow();
});
