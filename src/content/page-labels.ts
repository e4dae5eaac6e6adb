import type { Content } from "./documents.ts";
import type { PageName } from "./pages.ts";

/** What the file of a page says. */
export type PageContent = Content[PageName];

/** The page's H1. */
export function pageHeading(page: PageContent): string {
  return "hero" in page ? page.hero.heading : page.heading;
}

/** What links to the page say; its heading, where no navigation links to it. */
export function pageLabel(page: PageContent): string {
  return "navLabel" in page ? page.navLabel : page.heading;
}
