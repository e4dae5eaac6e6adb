import { defineConfig, devices } from "@playwright/test";
import site from "../../playwright.config.ts";
import { systemBrowser } from "../../tests/support/system-browser.ts";

const executablePath = systemBrowser();

/** The form for owners in Chromium: slow to load, and tested apart from the site. */
export default defineConfig({
  ...site,
  testDir: ".",
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { ...site.use, ...(executablePath && { launchOptions: { executablePath } }) },
  projects: [
    { name: "phone", use: { ...devices["Pixel 7"], viewport: { width: 375, height: 740 } } },
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
  ],
});
