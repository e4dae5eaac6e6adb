// Before the first npm install, which waits for ever for a proxy that never answers; any answer will do. In
// parentheses in package.json: a shell remembers where it found node, and what follows needs the one that
// npm installs.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!existsSync("node_modules")) {
  const shell = process.platform === "win32";
  const ping = { stdio: "ignore", timeout: 30_000, shell };
  if (spawnSync("npm", ["ping", "--fetch-retries=0"], ping).signal) {
    console.error(
      "The npm registry does not answer. Check the network and npm's proxy, then try again.",
    );
    process.exit(1);
  }
}
