import { brotliCompressSync } from "node:zlib";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { linesIn } from "../../src/content/walk.ts";
import { openPage, readPage, readSite } from "../support/built-site.ts";
import { builtPaths } from "../support/pages.ts";
import { sampleSite, siteWithHelpDesk } from "../support/sample.ts";
import { sample } from "../support/sample-texts.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:standard"],
  rules: {
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Price lists are blocks on phones, which takes the roles from a native table in Safari.
    "prefer-native-element": ["error", { exclude: ["table", "cell"] }],
    "tel-non-breaking": "off",
  },
});

test.each(builtPaths)("the HTML of %s is valid, and small with its CSS inside", async (path) => {
  // Within a few packets of the first congestion window, which is about 14,600 bytes.
  expect(brotliCompressSync(readPage(path)).length).toBeLessThanOrEqual(16_000);
  // Each would follow from the folder of the build, and one commit must always give the same bytes.
  expect(readPage(path)).not.toMatch(/<astro-island[^>]* uid=/);
  const { results } = await validator.validateString(readPage(path), "dist/page.html");
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ).toEqual([]);
});

/** Fields that the build alone uses, and a text that only a closure with hours shows. */
const unshown = ["picture", "drawing", "visits", "when", "timeZone", "repository", "specialHours"];

test("every text of the content is on the site", () => {
  const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");
  // Some texts show only with a help desk.
  const files = [sampleSite, siteWithHelpDesk].flatMap((site) => [
    ...readSite(site).values(),
    ...builtPaths.map((path) => openPage(path, site).text()),
  ]);
  const shown = withoutSpaces(files.join("\n"));
  const { disclaimer: _, terms: __, ...content } = sample;
  const { questions } = content.pricing;
  if (questions) questions.items = questions.items.filter(({ answer }) => answer);
  const texts = linesIn(content).filter(({ at }) => !unshown.includes(String(at.at(-1))));
  expect(texts.length).toBeGreaterThan(300);
  const isShown = (text: string) =>
    shown.includes(withoutSpaces(text)) || shown.includes(encodeURIComponent(text));
  expect(texts.filter(({ text }) => !isShown(text))).toEqual([]);
});

test.each(builtPaths)("in every sentence of %s the phone and the e-mail are links", (path) => {
  const $ = openPage(path);
  // What is not a sentence, has a link already, or is for paper only.
  $("head, script, svg, a, button, :header, form, summary, p[aria-hidden]").remove();
  expect($.text().match(/.{0,30}(\(806\) 555-0142|hello@hubcityit\.example)/g)).toBeNull();
});
