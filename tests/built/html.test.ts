import { brotliCompressSync } from "node:zlib";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { readPage } from "../support/built-page.ts";
import { builtPages } from "../support/pages.ts";

const validator = new HtmlValidate({
  elements: ["html5", { style: { flow: true } }],
  extends: ["html-validate:recommended", "html-validate:standard"],
  rules: {
    // React's spelling of attributes is HTML's too.
    "attr-case": ["error", { style: ["lowercase", "camelcase", "uppercase"] }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-redundant-role": "off",
    "void-style": "off",
    "tel-non-breaking": "off",
  },
});

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
