// Plain JavaScript: it runs before anything is installed, on whatever Node there is.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}node_modules/.installed`;

/**
 * Ends the command with one line that says what is wrong and what to do.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Installs what package-lock.json lists, unless it has done that before. */
export function install() {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    stop(`This needs Node 20 or newer; here is ${process.versions.node}. Get it from nodejs.org.`);
  }
  const lock = createHash("sha256")
    .update(readFileSync(`${root}package-lock.json`))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;

  console.log("Installing what the project needs …");
  const npm = run("npm", ["ci", "--fetch-retries=1"], { stdio: ["ignore", "ignore", "pipe"] });
  if (npm.status !== 0) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(npm.stderr)) {
      stop("No connection to the npm registry. Check the network and run the command again.");
    }
    stop(`npm ci failed:\n${npm.stderr.trim()}`);
  }
  writeFileSync(stamp, lock);
}

/**
 * Runs a command in the project's folder and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    ...options,
  });
  return { status: result.status, stderr: String(result.stderr ?? "") };
}

/**
 * Runs one of the project's npm scripts; ends the command when it fails.
 * @param {string} name
 * @param {Record<string, string>} [env]
 */
export function runScript(name, env = {}) {
  const { status } = run("npm", ["run", "--silent", name], { env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
