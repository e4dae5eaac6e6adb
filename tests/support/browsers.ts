import type { Page } from "@playwright/test";

/** Whether the page is shown by Chromium, which tells tests more than others do. */
export function isChromium(page: Page): boolean {
  return page.context().browser()?.browserType().name() === "chromium";
}
