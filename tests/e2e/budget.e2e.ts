import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pages, sweep } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

/** What a page requested. */
const requestsOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => {
      const { name, startTime, responseEnd, renderBlockingStatus } =
        entry as PerformanceResourceTiming & { renderBlockingStatus?: string };
      return { path: new URL(name).pathname, startTime, responseEnd, renderBlockingStatus };
    }),
  );

/** The bytes of files of the site and of a text, each compressed. */
const bytesOf = (files: { path: string }[], text: string) =>
  files
    .map(({ path }) => readFileSync(join(sampleSite, path)))
    .reduce((sum, file) => sum + brotliCompressSync(file).length, brotliCompressSync(text).length);

/** The pages where React hydrates more than the icons. */
const withReact = ["/contact", "/self-service", "/legal"];

for (const { path } of pages) {
  test(`${path} requests little before its first paint, and React after it`, {
    tag: ["@chromium", ...sweep(path)],
  }, async ({ page }) => {
    // Disables the fallback of client:painted, which a busy machine reaches before the paint.
    await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
    await page.goto(path, { waitUntil: "networkidle" });
    const requests = await requestsOf(page);
    expect(requests.filter((each) => each.renderBlockingStatus === "blocking")).toEqual([]);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName("first-paint")[0]?.startTime,
    );
    const paint = (await painted.jsonValue()) ?? 0;
    const early = requests.filter(({ startTime }) => startTime < paint).map((each) => each.path);
    expect(early).toEqual([expect.stringMatching(/\.woff2$/)]);
    const inline = page.locator("script:not([src], [type*=json], [type=speculationrules])");
    const scripts = requests.filter((each) => each.path.endsWith(".js"));
    expect(bytesOf(scripts, (await inline.allTextContents()).join("\n"))).toBeLessThanOrEqual(
      withReact.includes(path) ? 100_000 : 8_000,
    );
  });
}
