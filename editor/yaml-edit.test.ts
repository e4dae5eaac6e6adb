import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { editYaml } from "./yaml-edit.ts";

const text = `# Who we are.
name: Hub City IT   # short
days: [Mon, Tue]
fields: { label: First name, missing: Enter it. }
long: >-
  Two lines
  in one.
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

describe("a change of one value leaves the rest as it was", () => {
  test.each([
    [["name"], "Caprock: IT", 'name: "Caprock: IT"   # short'],
    [["hours", 1, "opens"], "09:30", '  - opens: "09:30"'],
    [["prices", 0, "amount"], 65, "    amount: 65"],
    [["fields", "label"], "Name, first", 'fields: { label: "Name, first", missing: Enter it. }'],
    [["days", 1], "Wed", 'days: [Mon, "Wed"]'],
  ] as const)("%j", (path, value, line) => {
    const after = editYaml(text, { kind: "set", path: [...path], value });
    const [before, now] = [text.split("\n"), after.split("\n")];
    expect(now.filter((each, i) => each !== before[i])).toEqual([line]);
    expect(now).toHaveLength(before.length);
  });

  test("a text over several lines becomes one line", () => {
    const after = editYaml(text, { kind: "set", path: ["long"], value: "One line." });
    expect(after).toContain('long: "One line."\nhours:');
  });
});

test("a field that was left out is written below the others of its group", () => {
  const after = editYaml(text, { kind: "set", path: ["prices", 0, "jacks"], value: 6 });
  expect(after).toContain("    amount: 60\n    jacks: 6\nlast:");
});

test("an entry is added as a copy of the last, with an id of its own", () => {
  const after = editYaml(text, { kind: "add", path: ["prices"] });
  expect(after).toContain("  - id: visit\n    amount: 60\n  - id: visit-2\n    amount: 60\nlast:");
});

test("an entry is taken out, and what stands around it stays", () => {
  const after = editYaml(text, { kind: "remove", path: ["hours", 0] });
  expect(parse(after).hours).toEqual([{ opens: "10:00", closes: "16:00" }]);
  expect(after).toContain("# Saturdays");
});

test("an entry of a list on one line is added and taken out", () => {
  const days = (edit: Parameters<typeof editYaml>[1]) => editYaml(text, edit).split("\n")[2];
  expect(days({ kind: "add", path: ["days"] })).toBe("days: [Mon, Tue, Tue]");
  expect(days({ kind: "remove", path: ["days", 0] })).toBe("days: [Tue]");
  expect(days({ kind: "remove", path: ["days", 1] })).toBe("days: [Mon]");
});

test("a place that is not there is refused", () => {
  expect(() => editYaml(text, { kind: "remove", path: ["hours", 7] })).toThrow("there is no");
  expect(() => editYaml(text, { kind: "add", path: ["name"] })).toThrow("no list that can grow");
});
