import { expect, test } from "vitest";
import { contentFolder } from "../src/content/folder.ts";
import { readContent, readTexts } from "../src/content/read.ts";
import { sampleContent } from "./support/sample.ts";

test("content/ is either an owner's own or equal to the sample", () => {
  const [site, sample] = [contentFolder, sampleContent];
  const isSample = readContent(site).business.name === readContent(sample).business.name;
  expect(
    readTexts(isSample ? site : sample),
    "content/ has the name of the sample, so tests/content/ must be equal to it: tests expect its text",
  ).toEqual(readTexts(sample));
});
