import { expect, test } from "vitest";
import {
  type Change,
  changeTexts,
  lineOf,
  ownValues,
  sampleTexts,
} from "../../tests/support/sample-texts.ts";
import { checkContent } from "./check.ts";
import { sampleProblems } from "./samples.ts";

const own = changeTexts(ownValues);

/** The file and the line of each sample. */
const found = (texts: Map<string, string>) =>
  sampleProblems(texts).map((problem) => [problem.file, lineOf(texts, problem)]);

test("each sample value is listed with its file and line", () => {
  expect(found(sampleTexts)).toEqual(
    ownValues.map(([file, value]) => [`content/${file}`, expect.stringContaining(`${value}`)]),
  );
});

test("nothing is listed once the owner has replaced every sample value", () => {
  expect(checkContent(own).problems).toEqual([]);
  expect(found(own)).toEqual([]);
});

const textable = "textable: false\ntextableConfirmed: false";
const confirmed = textable.replaceAll("false", "true");
test.each<[string, ...Change]>([
  ["a number that receives texts", "business.yaml", textable, confirmed],
  ["a name that contains the sample's", "business.yaml", "Caprock Computers", "Hub City IT Two"],
])("%s is not a sample", (_what, ...change) => {
  expect(found(changeTexts([change], own))).toEqual([]);
});

test("a sample says what belongs in its place, and a number for text messages how to try it", () => {
  const texts = changeTexts(
    [
      ["business.yaml", "33.5844", "33.57786"],
      ["business.yaml", "textable: false", "textable: true"],
      ["legal/terms.md", "$80", "[monthly fee: amount to be agreed]"],
    ],
    own,
  );
  expect(sampleProblems(texts).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    "place › latitude: this is still the sample; write the latitude of your city",
    "textable: many landlines receive no text messages; send one to your number; if it arrives, write textableConfirmed: true, otherwise textable: false",
    ": this is still the sample; write the amount",
  ]);
});
