import { test } from "@playwright/test";
import { pages } from "../../src/content/pages.ts";

test.use({ bypassCSP: true });

for (const { path } of Object.values(pages))
  for (const width of [375, 768, 1440, 2560])
    for (const colorScheme of ["light", "dark"] as const)
      test(`${path} at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // A picture waits for the display face, which a visit does not.
        await page.route(path, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(
            "font-display:optional",
            "font-display:block",
          );
          await route.fulfill({ response, body });
        });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        // Whether the business is open is written after first paint, the week once it is in view.
        const line = page.locator("[data-open-now]").last();
        await line.scrollIntoViewIfNeeded();
        await line.filter({ hasText: /./ }).waitFor();
        await page.evaluate(() => scrollTo(0, 0));
        const file = `${path.slice(1) || "home"}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: `screenshots/${file}`, fullPage: true });
      });
