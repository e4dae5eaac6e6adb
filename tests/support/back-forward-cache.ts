import { type Browser, chromium, type LaunchOptions, type Page } from "@playwright/test";
import { systemBrowser } from "./system-browser.ts";

const executablePath = systemBrowser();

/** Starts a browser with a back-forward cache, which Playwright's own and headless shells lack. */
export function launchWithBackForwardCache({ args }: LaunchOptions): Promise<Browser> {
  return chromium.launch({
    ...(args && { args }),
    ...(executablePath ? { executablePath } : { channel: "chromium" }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

/** Leaves the page, goes Back, and returns whether the page was restored from the cache. */
export async function restoredOnBack(page: Page, leave: () => Promise<unknown>): Promise<boolean> {
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await leave();
  // A restored page has no load event to wait for.
  await page.goBack({ waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState === "complete");
  return page.evaluate(() => document.documentElement.dataset.restored === "true");
}
