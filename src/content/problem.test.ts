import { expect, test } from "vitest";
import { annotations } from "./problem.ts";

test("a workflow shows each mistake at its line of the commit", () => {
  expect(
    annotations([
      {
        file: "content/prices.yaml",
        line: 12,
        field: "prices › 1 › amount",
        message: "write a whole number of dollars, without $ or quotes, like 150",
      },
      { file: "content/legal/terms.md", line: 1, field: "", message: "100% wrong" },
    ]),
  ).toBe(
    [
      "::error file=content/prices.yaml,line=12::prices › 1 › amount: write a whole number of dollars, without $ or quotes, like 150",
      "::error file=content/legal/terms.md,line=1::100%25 wrong",
    ].join("\n"),
  );
});
