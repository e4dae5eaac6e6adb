import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

const packages =
  "webkit2gtk-driver gir1.2-webkit2-4.1 gir1.2-gtk-3.0 python3-gi python3-gi-cairo xvfb poppler-utils";
const check = `import gi, shutil
gi.require_version("WebKit2", "4.1")
assert all(map(shutil.which, ["WebKitWebDriver", "Xvfb", "pdftotext"]))`;

/** Starts a virtual screen for the browser. Skips the suite where WebKitGTK is not installed. */
export async function setup() {
  if (spawnSync("/usr/bin/python3", ["-c", check]).status !== 0) {
    console.log(`Skipped: WebKitGTK is not installed (apt-get install ${packages}).`);
    process.exit(process.env.CI ? 1 : 0);
  }
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  process.env.DISPLAY = `:${String(display).trim()}`;
  return () => screen.kill();
}
