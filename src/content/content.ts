import { satteri } from "@astrojs/markdown-satteri";
import type { LegalTextName } from "./documents.ts";
import { readContent } from "./read.ts";

const checked = readContent();
const renderer = await satteri().createRenderer({ syntaxHighlight: false });

/** Everything in content/ as pages show it. Read when the build or the dev server loads this module. */
export const content = {
  ...checked,
  disclaimer: await renderLegal("disclaimer"),
  terms: await renderLegal("terms"),
};

/**
 * Renders a legal text. Prefixes the ids of headings: "changes" in the terms becomes "terms-changes".
 * Both texts are on one page, where the other text or a section may use the same id.
 * Headings are a level lower, because the title of the text is an h2.
 */
async function renderLegal(name: LegalTextName) {
  const { markdown, ...fields } = checked[name];
  const { code, metadata } = await renderer.render(markdown);
  return {
    ...fields,
    html: code
      .replace(/(?<=<h\d id=")/g, `${name}-`)
      .replace(/(?<=<\/?h)[2-5]\b/g, (level) => `${Number(level) + 1}`)
      // Only there may an e-mail address wrap.
      .replace(/(?<=>[^<]+@)(?=[^<]+<\/a>)/g, "<wbr>"),
    headings: metadata.headings.map((heading) => ({ ...heading, slug: `${name}-${heading.slug}` })),
  };
}
