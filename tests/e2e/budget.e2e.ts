import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listedPaths } from "../../src/content/pages.ts";
import { sweep } from "../support/pages.ts";
import { sampleSite } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

/** The pages where React hydrates more than the icons. */
const withReact = ["/contact", "/self-service", "/legal"];

for (const path of listedPaths) {
  test(`${path} requests little before its first paint, and React after it`, {
    tag: ["@chromium", ...sweep(path)],
  }, async ({ page }) => {
    // Disables the fallback of afterPaint, which a busy machine reaches before the paint.
    await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
    await page.goto(path, { waitUntil: "networkidle" });
    const requests = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => {
        const { name, startTime, renderBlockingStatus } = entry as PerformanceResourceTiming & {
          renderBlockingStatus?: string;
        };
        return { path: new URL(name).pathname, startTime, renderBlockingStatus };
      }),
    );
    expect(requests.filter((each) => each.renderBlockingStatus === "blocking")).toEqual([]);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName("first-paint")[0]?.startTime,
    );
    const paint = (await painted.jsonValue()) ?? 0;
    const early = requests.filter(({ startTime }) => startTime < paint).map((each) => each.path);
    expect(early).toEqual([expect.stringMatching(/\.woff2$/)]);
    const inline = page.locator("script:not([src], [type*=json], [type=speculationrules])");
    const scripts = requests.filter((each) => each.path.endsWith(".js"));
    const texts = [
      ...scripts.map((each) => readFileSync(join(sampleSite, each.path))),
      (await inline.allTextContents()).join("\n"),
    ];
    const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    expect(bytes).toBeLessThanOrEqual(withReact.includes(path) ? 100_000 : 8_000);
  });
}
