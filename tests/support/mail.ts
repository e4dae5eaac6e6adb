import type { Page } from "@playwright/test";

/** A message as a mail app reads it from a mailto: URL. */
export interface MailMessage {
  to: string;
  /** Header fields by name; the body is one of them. */
  fields: Readonly<Record<string, string>>;
}

/** Reads a mailto: URL as RFC 6068 has it, where "+" is a plus; not with the code under test. */
export function readMailto(url: string): MailMessage {
  const [to = "", query = ""] = url.replace(/^mailto:/, "").split("?");
  const fields = query.split("&").map((field) => field.split("=").map(decodeURIComponent));
  return { to: decodeURIComponent(to), fields: Object.fromEntries(fields) };
}

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
