import type { Page } from "@playwright/test";
import { isChromium } from "./browsers.ts";

/**
 * Collects the mailto: addresses that the page asks the browser to open, by script, link or form
 * alike. Chromium tells of them over its DevTools protocol, the system's Firefox through its adapter
 * as of requests that fail; Playwright's own Firefox and WebKit tell of them nowhere.
 */
export async function collectMailRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  const collect = (url: string) => {
    if (url.startsWith("mailto:")) requests.push(url);
  };
  if (isChromium(page)) {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Page.enable");
    devTools.on("Page.frameRequestedNavigation", ({ url }) => collect(url));
  } else {
    page.on("request", (request) => collect(request.url()));
  }
  return requests;
}
