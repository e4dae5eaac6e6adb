import { type Browser, chromium, type LaunchOptions, type Page } from "@playwright/test";
import { systemBrowser } from "../../bench/system-browser.ts";

const executablePath = systemBrowser();

/**
 * A browser that keeps pages for Back as browsers do: Playwright tells its own not to, and a
 * browser without windows can't.
 */
export function launchKeepingPages({ args }: LaunchOptions): Promise<Browser> {
  return chromium.launch({
    ...(args && { args }),
    ...(executablePath ? { executablePath } : { channel: "chromium" }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

/** Goes Back, and says whether the browser had kept the page. */
export async function goBackToKept(page: Page, away: () => Promise<unknown>): Promise<boolean> {
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await away();
  // A page that was kept has no load event to wait for.
  await page.goBack({ waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState === "complete");
  return page.evaluate(() => document.documentElement.dataset.kept === "true");
}
