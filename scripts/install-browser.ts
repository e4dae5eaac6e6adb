import { spawnSync } from "node:child_process";
import { headlessShell, systemBrowser } from "../tests/support/system-browser.ts";

// Debian packages both.
const onDebianAsRoot = process.platform === "linux" && process.getuid?.() === 0;

if (!process.env.CHROME_PATH && onDebianAsRoot && !systemBrowser()?.endsWith(headlessShell)) {
  console.log("Installing Chromium with apt-get …");
  run("apt-get", "update");
  for (const name of ["chromium", headlessShell]) {
    run("apt-get", "install", "--yes", "--no-install-recommends", name);
  }
}
if (!systemBrowser()) {
  console.log("Installing Playwright's own Chromium …");
  if (run("npx", "playwright", "install", "chromium") !== 0) {
    console.error(
      "No browser could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.",
    );
    process.exit(1);
  }
}

function run(command: string, ...args: string[]): number | null {
  const shell = process.platform === "win32";
  return spawnSync(command, args, { stdio: "ignore", shell }).status;
}
