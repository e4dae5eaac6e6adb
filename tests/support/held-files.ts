import type { Page } from "@playwright/test";

/**
 * Keeps the site's scripts from arriving, as on a slow connection. Call the answer to let go. Until
 * then a page is not loaded, for Firefox: go there with waitUntil "domcontentloaded".
 */
export const holdScripts = (page: Page) => hold(page, "**/_astro/*.js");

/** Keeps the page's font back until the returned function is called; the page is not loaded before. */
export const holdFont = (page: Page) => hold(page, "**/*.woff2");

async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
