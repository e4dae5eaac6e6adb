import type { Page } from "@playwright/test";

/** Holds the scripts until the returned function is called, and in Firefox the load event too. */
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
