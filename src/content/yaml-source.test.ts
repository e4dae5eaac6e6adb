import { z } from "astro/zod";
import { describe, expect, test } from "vitest";
import { checkSchema } from "./check-schema.ts";
import { parseYaml } from "./yaml-source.ts";

const schema = z.strictObject({
  name: z.string(),
  list: z.array(z.strictObject({ amount: z.int({ error: "write a whole number" }) })),
});

const check = (text: string, firstLine?: number) =>
  checkSchema(parseYaml("content/x.yaml", text, firstLine), schema).problems;

describe("a breach of the schema", () => {
  test("is told with the line of the value and the path to it", () => {
    expect(check("name: A\nlist:\n  - amount: 1\n  # a remark\n  - amount: $5\n")).toEqual([
      {
        file: "content/x.yaml",
        line: 5,
        field: "list › 2 › amount",
        message: "write a whole number",
      },
    ]);
  });

  test("of a missing field is told at what should hold it", () => {
    expect(check("\nlist:\n  - amount: 1\n  - {}\nname: A")).toMatchObject([
      { line: 4, field: "list › 2 › amount", message: "this field is missing; add it" },
    ]);
  });

  test("of a field that is not known is told at that field", () => {
    expect(check("name: A\nlist: []\ncolour: red")).toMatchObject([
      { line: 3, field: "colour", message: expect.stringContaining("check its spelling") },
    ]);
  });

  test("is one of all that there are", () => {
    expect(check("name: 5\nlist:\n  - amount: x\nextra: 1")).toHaveLength(3);
  });

  test("counts from the line on which the text begins", () => {
    expect(check("name: 5\nlist: []", 10)).toMatchObject([{ line: 10 }]);
  });
});

test.each([
  ["a tab", "name: A\n\tlist: []", 2, "spaces"],
  ["a field that stands twice", "name: A\nlist: []\nname: B", 3, "twice"],
  ["a quote that is not closed", 'list: []\nname: "A', 2, "quote"],
  ["a second colon", "list: []\nname: A: B", 2, "quotes"],
])("%s is explained in the owner's words", (_, text, line, words) => {
  const { problems } = parseYaml("content/x.yaml", text);
  expect(problems[0]).toMatchObject({ line, message: expect.stringContaining(words) });
});
