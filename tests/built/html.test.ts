import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { openPage, readPage, textOf, textsOf, valuesOf } from "../support/built-page.ts";
import { builtPages } from "../support/pages.ts";

/** The rules are those of .htmlvalidate.json. React's spelling of attributes is HTML's too. */
const validator = new HtmlValidate(new FileSystemConfigLoader());

describe.each(builtPages)("the HTML of %s", (name) => {
  const path = `/${name}`;
  const page = openPage(path);

  test("is valid", async () => {
    const { results } = await validator.validateString(readPage(path), "dist/page.html");
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([]);
  });

  test("has one header, one main and one footer, and a name for every other landmark", () => {
    for (const landmark of ["body > header", "body > main", "body > footer"])
      expect(page.querySelectorAll(landmark), landmark).toHaveLength(1);
    const named = page.querySelectorAll("nav, section[aria-labelledby], section[aria-label]");
    const nameOf = (element: (typeof named)[number]) => {
      const heading = element.getAttributeValue("aria-labelledby");
      return heading
        ? textOf(page.querySelector(`#${heading}`))
        : element.getAttributeValue("aria-label");
    };
    expect(named.filter((element) => !nameOf(element))).toEqual([]);
  });

  test("loads nothing from another site and nothing that blocks rendering", () => {
    const loaded = [
      ...valuesOf(page, "[src]", "src"),
      ...valuesOf(page, 'link[rel="preload"]', "href"),
    ];
    expect(loaded.filter((url) => !url.startsWith("/"))).toEqual([]);
    expect(valuesOf(page, 'link[rel="stylesheet"]', "href")).toEqual([]);
    expect(textsOf(page, "style").join()).not.toMatch(/@import|url\(["']?(https?:)?\/\//);
  });
});
