import type { Content } from "./documents.ts";
import type { PageName } from "./pages.ts";

/** The content file of a page. */
export type PageContent = Content[PageName];

/** The page's H1. */
export function pageHeading(page: PageContent): string {
  return "hero" in page ? page.hero.heading : page.heading;
}

/** The label of links to the page; its heading if the navigation does not link to it. */
export function pageLabel(page: PageContent): string {
  return "navLabel" in page && typeof page.navLabel === "string"
    ? page.navLabel
    : pageHeading(page);
}
