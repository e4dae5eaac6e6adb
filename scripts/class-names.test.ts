import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortName } from "./class-names.ts";

const root = join(import.meta.dirname, "..");
const files = globSync("src/**/*.module.css", { cwd: root }).map((file) => join(root, file));

test("each class of each file gets a name of its own, a letter and digits, and keeps it", () => {
  const nameOf = shortName(root);
  const all = () =>
    files.flatMap((file) => ["root", "button", "ad"].map((name) => nameOf(name, file)));
  const names = all();
  expect(files.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]\d+$/);
  expect(all()).toEqual(names);
});

test("a file with more classes than there are letters is told to be divided", () => {
  const nameOf = shortName(root);
  const [file = ""] = files;
  const tooMany = () => {
    for (let index = 0; index < 53; index += 1) nameOf(`class-${index}`, file);
  };
  expect(tooMany).toThrow(/has more than 52 classes\. Divide it\./);
});
