import type { Page } from "@playwright/test";

/** Holds the files until the returned function is called, and with them the load event. */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export const holdScripts = (page: Page) => holdFiles(page, "**/_astro/*.js");
