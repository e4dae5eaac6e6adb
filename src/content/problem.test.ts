import { expect, test } from "vitest";
import { annotations, describeDoubts, describeProblems } from "./problem.ts";

const [file, message] = ["content/prices.yaml", "use 1 or more"];
const inField = { file, line: 12, field: "prices › 1 › amount", message };
const inFile = { file: "content/legal/terms.md", line: 1, field: "", message: "100% wrong" };

test("the words for one mistake and for several doubts fit their number", () => {
  const terms = "  content/legal/terms.md:1  100% wrong";
  expect(describeProblems([inFile])).toBe(`1 mistake in content/. Fix it and try again:\n${terms}`);
  expect(describeProblems([inFile, inFile])).toMatch(/Fix them and try again:\n.* 100%.*\n.* 100%/);
  expect(describeDoubts([inFile])).toMatch(/^Please read this line in /);
  expect(describeDoubts([inField, inFile])).toMatch(
    /^Please read these 2 lines .*\n {2}content\/p/,
  );
});

test("GitHub annotates each mistake at its line", () => {
  expect(annotations([inField, inFile])).toBe(
    `::error file=content/prices.yaml,line=12::prices › 1 › amount: use 1 or more
::error file=content/legal/terms.md,line=1::100%25 wrong`,
  );
});
