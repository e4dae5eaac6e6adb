import { expect, test } from "vitest";
import { changeTexts, ownValues } from "../../tests/support/sample-texts.ts";
import { sampleProblems } from "./samples.ts";

// tests/owner/commands.test.ts checks that each sample is listed until it is replaced.
const own = changeTexts(ownValues);

test("a name that contains the sample's is not a sample", () => {
  const texts = changeTexts([["business.yaml", "Caprock Computers", "Hub City IT Two"]], own);
  expect(sampleProblems(texts)).toEqual([]);
});

test("a sample says what belongs in its place", () => {
  const texts = changeTexts(
    [
      ["business.yaml", "33.5844", "33.57786"],
      ["legal/terms.md", "$80", "[monthly fee: amount to be agreed]"],
    ],
    own,
  );
  expect(sampleProblems(texts).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    "place › latitude: this is still the sample; write the latitude of your city",
    ": this is still the sample; write the amount",
  ]);
});
