import type { AstroConfig, MarkdownHeading } from "astro";
import { linkContacts } from "../lib/contacts-in-text.ts";
import type { Content, LegalTextName } from "./documents.ts";
import { fillHtml, fillPlaceholders } from "./placeholders.ts";
import type { LegalText } from "./schemas/legal.ts";

type CreateRenderer = AstroConfig["markdown"]["processor"]["createRenderer"];
export type MarkdownRenderer = Awaited<ReturnType<CreateRenderer>>;

/** A legal text as the page shows it. */
export type RenderedText = LegalText & { html: string; headings: MarkdownHeading[] };

/** Tags that Markdown without HTML can make. */
const markdownTags =
  /^<\/?(?:h[1-6]|p|strong|em|del|a|ol|ul|li|input|blockquote|hr|br|table|thead|tbody|tr|th|td|code)(?=[ /]|$)/;

/**
 * Renders a legal text, replaces its placeholders and links its phone numbers and e-mail addresses.
 * @param values the value of each placeholder name
 * @throws {Error} if it has HTML, which the page's policy would let run; checkContent reports its line
 */
export async function renderLegal(
  name: LegalTextName,
  { markdown, ...fields }: Content[LegalTextName],
  renderer: MarkdownRenderer,
  values: ReadonlyMap<string, string>,
): Promise<RenderedText> {
  const { code, metadata } = await renderer.render(markdown);
  const tag = Array.from(code.matchAll(/<[a-z/!?][^>]*/gi), ([each]) => each).find(
    (each) => !markdownTags.test(each),
  );
  if (tag) throw new Error(`content/legal/${name}.md has the HTML ${tag}>; remove it`);
  const { html, headings } = prefixHeadingIds(name, code, metadata.headings);
  return {
    ...fields,
    // After rendering, so that a value is never read as Markdown or HTML.
    html: linkContacts(fillHtml(html, values)),
    headings: fillPlaceholders(headings, values),
  };
}

/**
 * Prefixes the ids of headings: "changes" in the terms becomes "terms-changes". Both texts are on one
 * page, where the other text or a section may use the same id.
 */
function prefixHeadingIds(prefix: string, html: string, headings: MarkdownHeading[]) {
  return {
    html: html.replace(/(?<=<h\d id=")/g, `${prefix}-`),
    headings: headings.map((heading) => ({ ...heading, slug: `${prefix}-${heading.slug}` })),
  };
}
