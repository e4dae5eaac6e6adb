import { expect, test } from "vitest";
import { changeTexts, sampleTexts } from "../../tests/support/sample-texts.ts";
import { checkContent } from "./check.ts";
import type { Content } from "./documents.ts";
import { readSamples } from "./read.ts";
import { openStatements } from "./samples.ts";

// tests/owner/commands.test.ts checks how it is listed.
test("each passage of samples.yaml is in the sample", () => {
  const { content } = checkContent(sampleTexts);
  const { replace, confirm } = readSamples();
  const asked = openStatements(sampleTexts, content as Content, readSamples()).map(
    ({ passage }) => passage,
  );
  const passages = [replace, confirm]
    .flatMap((topics) => Object.values(topics))
    .flatMap((files) => Object.values(files).flat());
  // The tests' content has closures.
  expect(passages.filter((passage) => !asked.includes(passage))).toEqual(["closures: []"]);
});

test("a statement that no page shows is not asked", () => {
  const texts = changeTexts([
    ["business.yaml", "founded: null", "founded: 2016"],
    ["business.yaml", "visits: we-come", "visits: you-come"],
    ["business.yaml", "street: null", "street: 9 Elm St"],
  ]);
  const asked = openStatements(texts, checkContent(texts).content as Content, readSamples());
  const about = asked.filter(({ passage }) =>
    /come to|come and look|come for|years/i.test(passage),
  );
  expect(about.map(({ file, passage }) => `${file}: ${passage}`)).toEqual([
    "content/pages/home.yaml: We come for {prices.diagnostic-visit}",
  ]);
});
