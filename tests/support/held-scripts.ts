import type { Page } from "@playwright/test";

/**
 * Keeps the site's scripts from arriving, as on a slow connection. Call the answer to let go. Until
 * then a page is not loaded, for Firefox: go there with waitUntil "domcontentloaded".
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
