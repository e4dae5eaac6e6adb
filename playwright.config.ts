import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { headlessShell, systemBrowser } from "./bench/system-browser.ts";
import { testPort as port, sampleSite } from "./tests/support/sample.ts";

const withHelpDesk = port + 1;

/** Chromium and nothing else it would do on the side. */
const quiet = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

const executablePath = process.env.CHROME_PATH ?? headlessShell() ?? systemBrowser();
const chromium = { launchOptions: { args: quiet, ...(executablePath && { executablePath }) } };

/** These set their own sizes, or are alike on every one. */
const once =
  /(layout|layout-shift|basics|budget|broken-scripts|fault-watch|faults|icons|motion|nothing-foreign|offline|print|contact-mail|contact-finished|islands-accessibility|open-now|deep-links|reach|translated)\.e2e\.ts/;

/**
 * Journeys that one browser can be asked for and another can't, by their tags. Which, and why, is
 * in docs/decisions/043-firefox.md.
 * - chromium: only Chromium shows it to a test, or does it at all.
 * - emulation: nobody can ask the system's Firefox for it: paper, less motion, no JavaScript.
 * - mail: a mail app is asked for, of which Playwright's own Firefox and WebKit tell nothing.
 */
const beyondSystemFirefox = /@chromium|@emulation/;
const beyondOwnBuilds = /@chromium|@mail/;

/** These walk through the mail app, lost connections or the words of Chromium's own errors. */
const notInOwnBuilds =
  /(broken-scripts|budget|contact-(finished|form-native|mail)|fault-watch|faults|islands-accessibility|layout|layout-shift|motion|offline|self-service|toasts|translated)\.e2e\.ts/;

const ownBuild = { grepInvert: beyondOwnBuilds, testIgnore: notInOwnBuilds };

/** Debian's Firefox, as every visitor has it, and not one that Playwright has built. */
const systemFirefox = {
  browserName: "firefox",
  channel: "moz-firefox",
  viewport: { width: 1280, height: 900 },
  // Its pictures of every step take as long again as the journeys themselves.
  trace: "off",
  launchOptions: {
    executablePath: fileURLToPath(new URL("tests/support/firefox-adapter.ts", import.meta.url)),
    firefoxUserPrefs: {
      // As Playwright has it in its own browsers: page.goBack waits for a page that loads anew.
      "fission.bfcacheInParent": false,
      "browser.sessionhistory.max_total_viewers": 0,
      // Firefox 153 crashes when two of Playwright's worlds ask an element for ariaLabelledByElements.
      "accessibility.ARIAElementReflection.enabled": false,
      // A mouse, as Playwright gives Chromium one: fine, and able to hover.
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
    { name: "phone", use: { ...devices["Pixel 7"], ...chromium }, testIgnore: once },
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 }, ...chromium },
    },
  ],
  "system-firefox": [
    { name: "system-firefox", grepInvert: beyondSystemFirefox, use: systemFirefox },
  ],
  firefox: [{ name: "firefox", ...ownBuild, use: devices["Desktop Firefox"] }],
  webkit: [{ name: "webkit", ...ownBuild, use: devices["Desktop Safari"] }],
};

/** SITE_HOST=nginx or SITE_HOST=cloudflare serves the site as there (npm run test:hosts). */
const server = process.env.SITE_HOST ? "tests/hosts/serve.ts" : "scripts/serve.ts";

/** Cloudflare compresses by itself, faster and less; the budgets count the files as built. */
const testIgnore = process.env.SITE_HOST === "cloudflare" ? /budget\.e2e\.ts/ : [];

/** Killed outright, the servers would leave the folders that they have made. */
const gracefulShutdown = { signal: "SIGTERM", timeout: 2000 } as const;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  testIgnore,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine that is busy for a moment is no fault of the site; what fails twice is.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["./tests/support/count-reporter.ts"]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: "retain-on-failure",
    // It would answer in place of page.route; tests/offline.e2e.ts lets it.
    serviceWorkers: "block",
  },
  projects: projects[(process.env.BROWSER ?? "chromium") as keyof typeof projects],
  webServer: [
    {
      command: `node ${server}`,
      port,
      env: { PORT: String(port), SITE_FOLDER: sampleSite },
      gracefulShutdown,
    },
    {
      command: "node tests/support/serve-with-help-desk.ts",
      port: withHelpDesk,
      env: { PORT: String(withHelpDesk) },
      gracefulShutdown,
    },
  ],
});
