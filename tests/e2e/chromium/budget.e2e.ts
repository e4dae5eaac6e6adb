import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listedPaths } from "../../../src/content/pages.ts";
import { sweep } from "../../support/pages.ts";
import { sampleSite } from "../../support/sample.ts";
import { expect, test } from "../../support/test.ts";

/** The pages where React hydrates more than the icons. */
const withReact = ["/contact", "/self-service", "/legal"];

for (const path of listedPaths) {
  test(`${path} has nothing that blocks its first paint, and small scripts`, {
    tag: sweep(path),
  }, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const requests = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => {
        const { name, renderBlockingStatus } = entry as PerformanceResourceTiming & {
          renderBlockingStatus?: string;
        };
        return { path: new URL(name).pathname, renderBlockingStatus };
      }),
    );
    expect(requests.filter((each) => each.renderBlockingStatus === "blocking")).toEqual([]);
    const inline = page.locator("script:not([src], [type*=json])");
    const scripts = requests.filter((each) => each.path.endsWith(".js"));
    const texts = [
      ...scripts.map((each) => readFileSync(join(sampleSite, each.path))),
      (await inline.allTextContents()).join("\n"),
    ];
    const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    expect(bytes).toBeLessThanOrEqual(withReact.includes(path) ? 100_000 : 8_000);
  });
}
