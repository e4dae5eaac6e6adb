// Runs before anything is installed, on any Node from 20: plain JavaScript, no packages. Installs those
// of the project, or of the folder that is its argument.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(`../${process.argv[2] ?? ""}`, import.meta.url));
const noNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/;

if (Number(process.versions.node.split(".")[0]) < 20) {
  stop(`This needs Node 20 or newer; this is ${process.versions.node}. Get it from nodejs.org.`);
}
// npm writes the hidden lockfile when it has installed everything.
const installed = statSync(join(folder, "node_modules/.package-lock.json"), {
  throwIfNoEntry: false,
});
if (!installed || installed.mtimeMs < statSync(join(folder, "package-lock.json")).mtimeMs) {
  console.log(`Installing the packages of ${process.argv[2] ?? "the project"} …`);
  const npm = spawnSync("npm", ["ci", "--fetch-retries=1"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) {
    if (noNetwork.test(npm.stderr)) {
      stop("No connection to the npm registry. Check the network and run the command again.");
    }
    stop(`npm ci failed:\n${npm.stderr.trim()}`);
  }
}

/**
 * Ends the command with one line that says what is wrong and what to do.
 * @param {string} message
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
