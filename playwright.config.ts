import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.TEST_PORT ?? 4399);
const withHelpDesk = port + 1;

/** Chromium and nothing else it would do on the side. */
const quiet = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROME_PATH;
const chromium = { launchOptions: { args: quiet, ...(executablePath && { executablePath }) } };

/** These journeys need nothing that only Chromium tells of. */
const everywhere = /(screens|legal|nothing-foreign)\.e2e\.ts/;

/** These set their own sizes, or are alike on every one. */
const once =
  /(layout|layout-shift|basics|budget|broken-scripts|fault-watch|faults|icons|motion|nothing-foreign|offline|print|contact-mail|contact-finished|islands-accessibility|open-now|deep-links|reach)\.e2e\.ts/;

/** BROWSER=firefox or BROWSER=webkit runs the journeys there, in Playwright's own build. */
const projects = {
  chromium: [
    { name: "phone", use: { ...devices["Pixel 7"], ...chromium }, testIgnore: once },
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 }, ...chromium },
    },
  ],
  firefox: [{ name: "firefox", testMatch: everywhere, use: devices["Desktop Firefox"] }],
  webkit: [{ name: "webkit", testMatch: everywhere, use: devices["Desktop Safari"] }],
};

/** SITE_HOST=nginx or SITE_HOST=cloudflare serves the site as there (npm run test:hosts). */
const server = process.env.SITE_HOST ? "tests/hosts/serve.ts" : "scripts/serve.ts";

/** Cloudflare compresses by itself, faster and less; the budgets count the files as built. */
const testIgnore = process.env.SITE_HOST === "cloudflare" ? /budget\.e2e\.ts/ : [];

export default defineConfig({
  testDir: "tests",
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
    { command: `node ${server}`, port, env: { PORT: String(port) } },
    {
      command: "node tests/support/serve-with-help-desk.ts",
      port: withHelpDesk,
      env: { PORT: String(withHelpDesk) },
    },
  ],
});
