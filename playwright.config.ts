import { fileURLToPath } from "node:url";
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
 * - emulation: the system's Firefox can't emulate it: print, reduced motion, no JavaScript.
 * - mail: Playwright's own Firefox and WebKit do not report requests to a mail app.
 */
const onPhone = /@phone|@both/;
const onPhoneOnly = /@phone/;
const beyondSystemFirefox = /@chromium|@emulation/;
const beyondOwnBuilds = /@chromium|@mail/;

/** These depend on a mail app, lost connections or the texts of Chromium's own errors. */
const notInOwnBuilds =
  /(broken-scripts|contact-(finished|mail)|motion|offline|self-service|toasts)\.e2e\.ts/;

const ownBuild = { grepInvert: beyondOwnBuilds, testIgnore: notInOwnBuilds };

/** The Firefox that visitors have, not the one that Playwright builds. */
const systemFirefox = {
  browserName: "firefox",
  channel: "moz-firefox",
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    executablePath: fileURLToPath(new URL("tests/support/firefox-adapter.ts", import.meta.url)),
    firefoxUserPrefs: {
      // As in Playwright's own browsers: page.goBack waits for a page that loads again.
      "fission.bfcacheInParent": false,
      "browser.sessionhistory.max_total_viewers": 0,
      // Firefox 153 crashes when two JavaScript worlds read ariaLabelledByElements of an element.
      "accessibility.ARIAElementReflection.enabled": false,
      // A mouse, as in Playwright's Chromium: fine, and able to hover.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
    },
  },
} as const;

/**
 * BROWSER=system-firefox runs the journeys in the system's Firefox (npm run journeys:firefox),
 * BROWSER=firefox or BROWSER=webkit in Playwright's own build.
 */
const projects = {
  chromium: [
    { name: "phone", grep: onPhone, use: { ...devices["Pixel 7"], ...chromium } },
    {
      name: "desktop",
      grepInvert: onPhoneOnly,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 }, ...chromium },
    },
  ],
  "system-firefox": [
    {
      name: "system-firefox",
      grepInvert: beyondSystemFirefox,
      // It can't emulate the dark scheme.
      testIgnore: /\/accessibility\.e2e\.ts/,
      use: systemFirefox,
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
    baseURL: `http://localhost:${port}`,
    // A worker would answer before page.route; tests/e2e/offline.e2e.ts allows it.
    serviceWorkers: "block",
  },
  projects: projects[(process.env.BROWSER ?? "chromium") as keyof typeof projects],
  webServer: [{ ...serve(sampleSite, port), ...cloudflare }, serve(siteWithHelpDesk, port + 1)],
});
