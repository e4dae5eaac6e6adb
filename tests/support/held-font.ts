import type { Page } from "@playwright/test";

/** Keeps the page's font back until the returned function is called; the page is not loaded before. */
export async function holdFont(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
