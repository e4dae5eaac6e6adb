import type { Page } from "@playwright/test";

/**
 * Collects the mailto: addresses that the page asks the browser to open. The browser tells of them
 * over its DevTools protocol, for scripted and native requests alike.
 */
export async function collectMailRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  devTools.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) requests.push(url);
  });
  return requests;
}
