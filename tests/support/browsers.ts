import type { Page } from "@playwright/test";

/** Whether the browser is Chromium, which reports more to a test than others do. */
export function isChromium(page: Page): boolean {
  return page.context().browser()?.browserType().name() === "chromium";
}
