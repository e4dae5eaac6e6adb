import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, stop } from "./install.mjs";

const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Chromium without windows, in which the journeys take half the time. */
const shell = "chromium-headless-shell";

const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser to test in: the one CHROME_PATH names, else the system's, else one installed now.
 * @returns {Record<string, string>} CHROME_PATH, and HEADLESS_SHELL_PATH where that is there too;
 * empty means Playwright's own
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    stop(`CHROME_PATH names ${named}, which is not there. Correct it, or leave it unset.`);
  }
  if (named) return { CHROME_PATH: named };
  if (!onPath(shell)) installWithApt();
  const browser = onPath(...browsers) ?? elsewhere.find((path) => existsSync(path));
  const headless = onPath(shell);
  if (!browser) installPlaywrights();
  return {
    ...(browser && { CHROME_PATH: browser }),
    ...(browser && headless && { HEADLESS_SHELL_PATH: headless }),
  };
}

/** @param {string[]} names */
function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return candidates.find((path) => existsSync(path));
}

function installWithApt() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  console.log("Installing Chromium with apt-get …");
  const quiet = /** @type {const} */ ({ stdio: "ignore" });
  run("apt-get", ["update"], quiet);
  for (const name of onPath(...browsers) ? [shell] : ["chromium", shell]) {
    run("apt-get", ["install", "--yes", "--no-install-recommends", name], quiet);
  }
}

function installPlaywrights() {
  console.log("Installing Playwright's own Chromium …");
  if (run("npx", ["playwright", "install", "chromium"]).status !== 0) {
    stop("No browser could be installed. Install Chromium or Chrome, or name one in CHROME_PATH.");
  }
}
