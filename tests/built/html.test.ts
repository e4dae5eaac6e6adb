import { brotliCompressSync } from "node:zlib";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { readPage } from "../support/built-page.ts";
import { builtPages } from "../support/pages.ts";

/** The rules are those of .htmlvalidate.json. React's spelling of attributes is HTML's too. */
const validator = new HtmlValidate(new FileSystemConfigLoader());

test.each(builtPages)("the HTML of %s is valid, and small with its CSS inside", async (name) => {
  // Within a few packets of the first congestion window, which is about 14,600 bytes.
  expect(brotliCompressSync(readPage(`/${name}`)).length).toBeLessThanOrEqual(16_000);
  const { results } = await validator.validateString(readPage(`/${name}`), "dist/page.html");
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ).toEqual([]);
});
