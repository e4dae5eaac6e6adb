import { expect, test } from "vitest";
import { linesIn } from "../../src/content/texts.ts";
import { readPage } from "../support/built-page.ts";
import { builtPages } from "../support/pages.ts";
import { sampleSite, siteWithHelpDesk } from "../support/sample.ts";
import { readSample } from "../support/sample-texts.ts";
import { readSite, textOf } from "../support/site-text.ts";

/** Fields that refer to an id, or are used in the build alone. */
const references = ["id", "service", "askAbout", "price", "mark", "timeZone", "repository"];

test("every text of the content is on the site", () => {
  const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");
  // Some texts show only with a help desk.
  const files = [sampleSite, siteWithHelpDesk].flatMap((site) => [...readSite(site).values()]);
  const shown = withoutSpaces(files.flatMap((html) => [html, textOf(html)]).join("\n"));
  const { disclaimer: _, terms: __, ...content } = readSample();
  const { questions } = content.pricingPage;
  if (questions) questions.items = questions.items.filter(({ answer }) => answer);
  const texts = linesIn(content).filter(({ path }) => !references.includes(String(path.at(-1))));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(({ text }) => !shown.includes(withoutSpaces(text)))).toEqual([]);
});

test.each(builtPages)("in every sentence of %s the phone and the e-mail are links", (page) => {
  // Leaves out what is not a sentence, has a link already, or is for paper only.
  const leftOut =
    /<(head|script|svg|a|button|h[1-6]|form|summary)\b[\s\S]*?<\/\1>|<p[^>]* aria-hidden="true">[\s\S]*?<\/p>/g;
  const text = textOf(readPage(`/${page}`).replaceAll(leftOut, ""));
  expect(text.match(/.{0,30}(\(806\) 555-0142|hello@hubcityit\.example)/g)).toBeNull();
});
