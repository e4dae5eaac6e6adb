import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isScalar, parseDocument, visit } from "yaml";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";
import { builtPages } from "../support/pages.ts";
import { textOf } from "../support/site-text.ts";

const contacts = " Call {business.phone} or write to {business.email}.";

/** What is no sentence of the page, has a link already, or stands on paper alone. */
const beside =
  /<(head|script|svg|a|button|h[1-6]|form)\b[\s\S]*?<\/\1>|<p[^>]* aria-hidden="true">[\s\S]*?<\/p>/g;

let copy: ContentCopy;
beforeAll(async () => {
  copy = copyContent();
  for (const file of readdirSync(copy.content, { recursive: true, encoding: "utf8" })) {
    const path = join(copy.content, file);
    if (file.endsWith(".yaml")) writeFileSync(path, nameContacts(readFileSync(path, "utf8")));
  }
  for (const text of ["disclaimer", "terms"])
    copy.change(`legal/${text}.md`, /\.\n$/, `.${contacts}\n`);
  const build = copy.astro("build", "--outDir", copy.dist);
  expect(await build.ended, build.output()).toBe(0);
});
afterAll(() => copy.remove());

test.each(builtPages)("in every sentence of %s the phone and the e-mail are links", (page) => {
  const html = readFileSync(join(copy.dist, `${page}.html`), "utf8");
  const words = textOf(html.replaceAll(beside, ""));
  expect(words.match(/.{0,30}(\(806\) 555-0142|hello@hubcityit\.example)/g)).toBeNull();
  const linked = /Call <span class="whole"><a href="tel:\+18065550142">\(806\) 555-0142<\/a>/g;
  expect(html.match(linked)?.length).toBeGreaterThan(2);
});

/** Ends every sentence of a YAML text with the phone and the e-mail. */
function nameContacts(yaml: string): string {
  const document = parseDocument(yaml);
  visit(document, {
    Scalar(key, node) {
      if (key !== "key" && isScalar(node) && /[.?]$/.test(String(node.value)))
        node.value += contacts;
    },
  });
  return document.toString({ lineWidth: 0 });
}
