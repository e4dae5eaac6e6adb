import type { LoaderContext } from "astro/loaders";

type RenderedContent = Awaited<ReturnType<LoaderContext["renderMarkdown"]>>;

/**
 * Gives the headings of one of several texts on a page ids of its own: "changes" in the terms becomes
 * "terms-changes". The same heading may stand in both texts, or be named like a part of the page.
 */
export function headingsOf(text: string, { html, metadata }: RenderedContent): RenderedContent {
  const headings = metadata?.headings?.map((each) => ({ ...each, slug: `${text}-${each.slug}` }));
  return {
    html: html.replace(/(?<=<h\d id=")/g, `${text}-`),
    metadata: { ...metadata, ...(headings && { headings }) },
  };
}
