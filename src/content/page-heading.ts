import type { Content } from "./documents.ts";
import type { PageName } from "./pages.ts";

/** The H1 of a page, by its file in content/. */
export function pageHeading(page: Content[PageName]): string {
  return "hero" in page ? page.hero.heading : page.heading;
}
