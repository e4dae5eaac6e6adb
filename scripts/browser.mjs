import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, stop } from "./install.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser to test in: the one CHROME_PATH names, else the system's, else one installed now.
 * @returns {string | undefined} its path; undefined means Playwright's own
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    stop(`CHROME_PATH names ${named}, which is not there. Correct it, or leave it unset.`);
  }
  return named ?? systemBrowser() ?? installWithApt() ?? installPlaywrights();
}

function systemBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...elsewhere].find((path) => existsSync(path));
}

function installWithApt() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  console.log("Installing Chromium with apt-get …");
  const quiet = /** @type {const} */ ({ stdio: "ignore" });
  if (run("apt-get", ["update"], quiet).status !== 0) return undefined;
  run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], quiet);
  return systemBrowser();
}

function installPlaywrights() {
  console.log("Installing Playwright's own Chromium …");
  if (run("npx", ["playwright", "install", "chromium"]).status !== 0) {
    stop("No browser could be installed. Install Chromium or Chrome, or name one in CHROME_PATH.");
  }
  return undefined;
}
