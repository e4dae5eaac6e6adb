import { execSync } from "node:child_process";
import { headlessShell, systemBrowser } from "../tests/support/system-browser.ts";

// Playwright's own Chromium, unless the system has one. Debian packages one that is faster in tests.
if (!systemBrowser()) {
  const debian = `apt-get update && apt-get install --yes --no-install-recommends ${headlessShell}`;
  const own = "playwright install chromium";
  execSync(process.getuid?.() === 0 ? `${debian} || ${own}` : own, { stdio: "inherit" });
}
