import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./host.ts";

const later = fileURLToPath(new URL("later.mjs", import.meta.url));

/** Builds the newest commit in a folder. */
function build(folder: string, env: Record<string, string>, umask: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync("git", ["clone", "--quiet", "--shared", root, folder]);
  execFileSync("cp", ["-al", join(root, "node_modules"), folder]);
  // Caches of an earlier build would hide a difference.
  for (const cache of [".astro", ".cache", ".vite"]) {
    rmSync(join(folder, "node_modules", cache), { recursive: true, force: true });
  }
  const command = [process.execPath, "node_modules/astro/bin/astro.mjs", "build"];
  execFileSync("sh", ["-c", `umask ${umask} && exec "$@"`, "sh", ...command], {
    cwd: folder,
    // Vitest's NODE_ENV would build React for development, with the folder's name in it.
    env: { ...process.env, NODE_ENV: "production", ...env, ASTRO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

test("one commit gives the same bytes in another folder, year, time zone and umask", () => {
  const folder = mkdtempSync(join(tmpdir(), "reproducible-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [one, other] = [join(folder, "a"), join(folder, "deeper/in/b")];
  build(one, { TZ: "America/Chicago" }, "022");
  build(other, { TZ: "Pacific/Kiritimati", NODE_OPTIONS: `--import ${later}` }, "077");
  expect(readdirSync(join(one, "dist"), { recursive: true }).length).toBeGreaterThan(50);
  for (const files of ["dist", "dist-nginx"])
    execFileSync("diff", ["-rq", join(one, files), join(other, files)]);
}, 300_000);
