import type { AstroConfig } from "astro";
import { linkContacts } from "../lib/contacts-in-text.ts";
import type { LegalTextName } from "./documents.ts";
import type { LegalText } from "./schemas/legal.ts";

type CreateRenderer = AstroConfig["markdown"]["processor"]["createRenderer"];
export type MarkdownRenderer = Awaited<ReturnType<CreateRenderer>>;

/**
 * Renders a legal text and links its phone numbers and e-mail addresses. Prefixes the ids of headings:
 * "changes" in the terms becomes "terms-changes". Both texts are on one page, where the other text or a
 * section may use the same id.
 */
export async function renderLegal(
  name: LegalTextName,
  { markdown, ...fields }: LegalText,
  renderer: MarkdownRenderer,
) {
  const { code, metadata } = await renderer.render(markdown);
  return {
    ...fields,
    html: linkContacts(code.replace(/(?<=<h\d id=")/g, `${name}-`)),
    headings: metadata.headings.map((each) => ({ ...each, slug: `${name}-${each.slug}` })),
  };
}
