// Runs before anything is installed, on any Node from 20: plain JavaScript, no packages. Installs those
// of the project, or of the folder that is its argument. In parentheses in package.json: a shell remembers
// where it found node, and what follows needs the one that this installs.
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
  // npm ci waits for ever for a proxy that never answers, and for over a minute for a registry that
  // refuses connections. Any answer to the ping will do.
  const ping = npm("ping", "--fetch-retries=0");
  const isReached = ping.status !== null && !noNetwork.test(ping.stderr);
  const { status, stderr } = isReached ? npm("ci", "--fetch-retries=1") : ping;
  if (status !== 0) {
    if (!isReached || noNetwork.test(stderr)) {
      stop("No connection to the npm registry. Check the network and npm's proxy, then try again.");
    }
    stop(`npm ci failed:\n${stderr.trim()}`);
  }
}

/**
 * Runs npm in the folder.
 * @param {"ping" | "ci"} command
 * @param {string} option
 */
function npm(command, option) {
  return spawnSync("npm", [command, option], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    shell: process.platform === "win32",
    ...(command === "ping" && { timeout: 30_000 }),
  });
}

/**
 * Ends the command with one line that says what is wrong and what to do.
 * @param {string} message
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
