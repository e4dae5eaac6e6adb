import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { readPage } from "../support/built-page.ts";
import { builtPages } from "../support/pages.ts";

/** The rules are those of .htmlvalidate.json. React's spelling of attributes is HTML's too. */
const validator = new HtmlValidate(new FileSystemConfigLoader());

test.each(builtPages)("the HTML of %s is valid", async (name) => {
  const { results } = await validator.validateString(readPage(`/${name}`), "dist/page.html");
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ).toEqual([]);
});
