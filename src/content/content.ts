import { satteri } from "@astrojs/markdown-satteri";
import { load } from "cheerio";
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
async function renderLegal(name: "disclaimer" | "terms") {
  const { markdown, ...fields } = checked[name];
  const { code, metadata } = await renderer.render(markdown);
  const headings = metadata.headings.map(({ slug, text }) => ({ slug: `${name}-${slug}`, text }));
  const $ = load(code, null, false);
  $("[id]").attr("id", (_, id) => `${name}-${id}`);
  for (const heading of $("h2, h3, h4, h5")) heading.name = `h${Number(heading.name[1]) + 1}`;
  for (const link of $("a:contains(@)")) {
    // Only there may an e-mail address wrap.
    const address = $(link).html() ?? "";
    $(link).html(address.replace("@", "@<wbr>"));
  }
  return { ...fields, html: $.html(), headings };
}
