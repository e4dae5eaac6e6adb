import { defineConfig, devices } from "@playwright/test";
import { testPort as port, sampleSite, siteWithHelpDesk } from "./tests/support/sample.ts";
import { systemBrowser } from "./tests/support/system-browser.ts";

const executablePath = systemBrowser();
const chromium = { launchOptions: { ...(executablePath && { executablePath }) } };

const desktop = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1280, height: 900 },
  ...chromium,
};

const notChromium = { grepInvert: /@chromium/, testIgnore: "**/chromium/**" };

/** SITE_HOST=cloudflare serves the site with Cloudflare's own runtime (npm run journeys:cloudflare). */
const cloudflare = process.env.SITE_HOST === "cloudflare" && {
  command: `npx wrangler dev --port ${port} --assets ${sampleSite}`,
  cwd: "deploy/cloudflare",
};

/** SITE_URL=… asks a real host, with the dist that it should have: npx playwright test hosting. */
const url = process.env.SITE_URL;

const serve = (folder: string, at: number) => ({
  command: "node scripts/serve.ts",
  cwd: import.meta.dirname,
  port: at,
  env: { PORT: String(at), SITE_FOLDER: folder },
});

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  reporter: "list",
  use: {
    baseURL: url ?? `http://localhost:${port}`,
    // A worker would answer before page.route; tests/e2e/chromium/offline.e2e.ts allows it.
    serviceWorkers: "block",
  },
  /**
   * A journey runs once, at the desktop's size. Tags say otherwise:
   * - both: the size matters; it also runs on the phone.
   * - phone: it runs on the phone only.
   * - chromium, also for the folder of this name: Playwright's own Firefox and WebKit lack what it needs,
   *   such as reports of requests to a mail app, lost connections, or the texts of Chromium's errors.
   * - sweep: it checks on every page what npm test checks on one, or takes long; npm test leaves it out.
   */
  projects: [
    { name: "phone", grep: /@phone|@both/, use: { ...devices["Pixel 7"], ...chromium } },
    { name: "desktop", grepInvert: /@phone/, use: desktop },
    { name: "firefox", ...notChromium, use: devices["Desktop Firefox"] },
    { name: "webkit", ...notChromium, use: devices["Desktop Safari"] },
    {
      name: "screenshots",
      testMatch: "screenshots.ts",
      snapshotPathTemplate: "node_modules/.cache/screenshots/{arg}{ext}",
      expect: { toHaveScreenshot: { threshold: 0 } },
      use: desktop,
    },
  ],
  webServer: url
    ? []
    : [{ ...serve(sampleSite, port), ...cloudflare }, serve(siteWithHelpDesk, port + 1)],
});
