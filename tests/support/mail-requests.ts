import type { Page } from "@playwright/test";

// Chromium reports them over its DevTools protocol, the system's Firefox through its adapter as failed
// requests, and Playwright's own Firefox and WebKit not at all.
/** Collects the mailto: URLs that scripts, links and forms open. */
export async function collectMailRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  const collect = (url: string) => {
    if (url.startsWith("mailto:")) requests.push(url);
  };
  if (page.context().browser()?.browserType().name() === "chromium") {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Page.enable");
    devTools.on("Page.frameRequestedNavigation", ({ url }) => collect(url));
  } else {
    page.on("request", (request) => collect(request.url()));
  }
  return requests;
}
