import { expect, test } from "vitest";
import { changeTexts, ownValues } from "../../tests/support/sample-texts.ts";
import { sampleProblems } from "./samples.ts";

// tests/owner/commands.test.ts checks that each sample is listed until it is replaced.
const own = changeTexts(ownValues);

test.each([
  ["a number that receives texts", "textable: false\ntextableConfirmed: false", /false/g, "true"],
  ["a name that contains the sample's", "Caprock Computers", /.*/, "Hub City IT Two"],
])("%s is not a sample", (_what, from, part, to) => {
  const texts = changeTexts([["business.yaml", from, from.replace(part, to)]], own);
  expect(sampleProblems(texts)).toEqual([]);
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
