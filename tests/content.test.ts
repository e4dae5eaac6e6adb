import { expect, test } from "vitest";
import { contentFolder } from "../src/content/folder.ts";
import { readContent, readTexts } from "../src/content/read.ts";
import { sampleContent } from "./support/sample.ts";

test("content/ is an owner's own, or the sample to the letter", () => {
  const [site, sample] = [contentFolder, sampleContent];
  const isSample = readContent(site).business.name === readContent(sample).business.name;
  expect(
    readTexts(isSample ? site : sample),
    "content/ has the name of the sample, which the other tests know by heart: tests/content/ must say the same",
  ).toEqual(readTexts(sample));
});
