import { expect, test } from "vitest";
import { changeTexts } from "../../tests/support/sample-texts.ts";
import { checkContent } from "./check.ts";
import type { Content } from "./documents.ts";
import { openStatements } from "./samples.ts";

// tests/owner/commands.test.ts checks what is asked of the sample.
test("a statement that no page shows is not asked", () => {
  const texts = changeTexts([
    ["business.yaml", "founded: null", "founded: 2016"],
    ["business.yaml", "visits: we-come", "visits: you-come"],
    ["business.yaml", "street: null", "street: 9 Elm St"],
  ]);
  const asked = openStatements(texts, checkContent(texts).content as Content);
  const about = asked.filter(({ field }) => /come to|come and look|years/i.test(field));
  expect(about.map(({ file, field }) => `${file}: ${field}`)).toEqual([
    "content/pages/home.yaml: We come to you",
  ]);
});
