import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createSiteHandler } from "../deploy/site-handler.ts";
import { pages as registry } from "../src/content/pages.ts";
import { systemBrowser } from "../tests/support/system-browser.ts";

const pages = Object.values(registry).map(({ path }) => path);
const widths = [375, 768, 1440, 2560];
const schemes = ["light", "dark"] as const;
const folder = fileURLToPath(new URL("../screenshots", import.meta.url));

const site = createServer(createSiteHandler(fileURLToPath(new URL("../dist", import.meta.url))));
await new Promise<void>((resolve) => site.listen(0, resolve));
const baseURL = `http://localhost:${(site.address() as AddressInfo).port}`;
const executablePath = systemBrowser();
const browser = await chromium.launch({
  args: ["--no-sandbox", "--hide-scrollbars"],
  ...(executablePath && { executablePath }),
});

const isPage = ({ pathname }: URL) => !pathname.includes(".");

for (const colorScheme of schemes) {
  for (const width of widths) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({
      baseURL,
      viewport,
      colorScheme,
      reducedMotion: "reduce",
      serviceWorkers: "block",
      bypassCSP: true,
    });
    // A picture waits for the display face, which a visit does not.
    await page.route(isPage, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("font-display:optional", "font-display:block");
      await route.fulfill({ response, body });
    });
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // Whether the business is open is written after first paint, the week once it is in view.
      const line = page.locator("[data-open-now]").last();
      await line.scrollIntoViewIfNeeded();
      await line.filter({ hasText: /./ }).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({
        path: `${folder}/${path.slice(1) || "home"}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
    await page.close();
  }
}

await browser.close();
site.close();
console.log(`${pages.length * widths.length * schemes.length} pictures in ${folder}`);
