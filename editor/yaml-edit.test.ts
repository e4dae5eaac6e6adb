import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { editYaml } from "./yaml-edit.ts";

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

test("a new entry is a copy of the last one, with a new id", () => {
  const after = editYaml(text, { kind: "add", path: ["prices"] });
  expect(after).toContain("  - id: visit\n    amount: 60\n  - id: visit-2\n    amount: 60\nlast:");
});

test.each([
  ["id: visit # once", "id: visit-2 # once"],
  ['id: "visit"', 'id: "visit-2"'],
  ["id: 'visit' # once", 'id: "visit-2" # once'],
  ["id: 7", "id: 7-2"],
  ["of: { id: visit }", "of: { id: visit }"],
])("a copy of an entry with %s has %s", (written, copied) => {
  const before = text.replace("id: visit", written);
  const entry = (id: string) => `  - ${id}\n    amount: 60\n`;
  const after = editYaml(before, { kind: "add", path: ["prices"] });
  expect(after).toBe(before.replace(entry(written), entry(written) + entry(copied)));
});

test("removing an entry keeps the lines around it", () => {
  const after = editYaml(text, { kind: "remove", path: ["hours", 0] });
  expect(parse(after).hours).toEqual([{ opens: "10:00", closes: "16:00" }]);
  expect(after).toContain("# Saturdays");
});

test("an entry of a list on one line is added and removed", () => {
  const days = (edit: Parameters<typeof editYaml>[1]) => editYaml(text, edit).split("\n")[2];
  expect(days({ kind: "add", path: ["days"] })).toBe("days: [Mon, Tue, Tue]");
  expect(days({ kind: "remove", path: ["days", 0] })).toBe("days: [Tue]");
  expect(days({ kind: "remove", path: ["days", 1] })).toBe("days: [Mon]");
});

test("an edit of a value that does not exist throws", () => {
  expect(() => editYaml(text, { kind: "remove", path: ["hours", 7] })).toThrow("there is no");
  expect(() => editYaml(text, { kind: "add", path: ["name"] })).toThrow("not a list with entries");
});
