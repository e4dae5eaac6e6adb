import type { Page } from "@playwright/test";

/**
 * Holds the site's scripts back until the returned function is called. Until then the load event
 * does not fire in Firefox: go there with waitUntil "domcontentloaded".
 */
export const holdScripts = (page: Page) => hold(page, "**/_astro/*.js");

/** Holds the font, and with it the load event, back until the returned function is called. */
export const holdFont = (page: Page) => hold(page, "**/*.woff2");

async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
