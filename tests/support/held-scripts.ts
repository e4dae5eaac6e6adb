import type { Page } from "@playwright/test";

/** Holds the scripts, and with them the load event, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
