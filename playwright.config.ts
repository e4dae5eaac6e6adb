import { defineConfig, devices } from "@playwright/test";
import { testPort as port, sampleSite, siteWithHelpDesk } from "./tests/support/sample.ts";
import { systemBrowser } from "./tests/support/system-browser.ts";

const executablePath = systemBrowser();
const chromium = { launchOptions: { ...(executablePath && { executablePath }) } };

/**
 * A journey runs once, at the desktop's size. Tags say otherwise:
 * - both: the size matters; it also runs on the phone.
 * - phone: it runs on the phone only.
 * - sweep: it checks on every page what npm test checks on one, or takes long; npm test leaves it out.
 * The other tags name what a browser lacks:
 * - chromium: only Chromium has it, or reports it to a test.
 * - mail: Playwright's own Firefox and WebKit do not report requests to a mail app.
 */
const onPhone = /@phone|@both/;
const onPhoneOnly = /@phone/;
const beyondOwnBuilds = /@chromium|@mail/;

/** These depend on a mail app, lost connections or the texts of Chromium's own errors. */
const notInOwnBuilds =
  /(broken-scripts|contact-(finished|mail)|motion|offline|self-service|toasts)\.e2e\.ts/;

const ownBuild = { grepInvert: beyondOwnBuilds, testIgnore: notInOwnBuilds };

/** BROWSER=firefox or BROWSER=webkit runs the journeys in Playwright's own build. */
const projects = {
  chromium: [
    { name: "phone", grep: onPhone, use: { ...devices["Pixel 7"], ...chromium } },
    {
      name: "desktop",
      grepInvert: onPhoneOnly,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 }, ...chromium },
    },
  ],
  firefox: [{ name: "firefox", ...ownBuild, use: devices["Desktop Firefox"] }],
  webkit: [{ name: "webkit", ...ownBuild, use: devices["Desktop Safari"] }],
};

/** SITE_HOST=cloudflare serves the site with Cloudflare's own runtime (npm run journeys:cloudflare). */
const cloudflare = process.env.SITE_HOST === "cloudflare" && {
  command: `npx wrangler dev --port ${port} --assets ${sampleSite}`,
  cwd: "deploy/cloudflare",
};

/** SITE_URL=… asks a real host, with the dist that it should have: npx playwright test hosting. */
const url = process.env.SITE_URL;

/** SCREENSHOTS=… compares the pages with the screenshots of that folder, and does nothing else. */
const screenshots = process.env.SCREENSHOTS;

const serve = (folder: string, at: number) => ({
  command: "node scripts/serve.ts",
  cwd: import.meta.dirname,
  port: at,
  env: { PORT: String(at), SITE_FOLDER: folder },
});

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: screenshots ? "screenshots.ts" : "**/*.e2e.ts",
  snapshotPathTemplate: `${screenshots}/{arg}{ext}`,
  expect: { toHaveScreenshot: { threshold: 0 } },
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: "list",
  use: {
    baseURL: url ?? `http://localhost:${port}`,
    // A worker would answer before page.route; tests/e2e/offline.e2e.ts allows it.
    serviceWorkers: "block",
  },
  projects: projects[(process.env.BROWSER ?? "chromium") as keyof typeof projects],
  webServer: url
    ? []
    : [{ ...serve(sampleSite, port), ...cloudflare }, serve(siteWithHelpDesk, port + 1)],
});
