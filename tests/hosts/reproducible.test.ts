import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { root } from "./host.ts";

const later = fileURLToPath(new URL("later.mjs", import.meta.url));

/** Builds the newest commit in a folder; returns the digest of each file that hosts serve. */
function build(folder: string, env: Record<string, string>, umask: string): Record<string, string> {
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
  return { ...digests(join(folder, "dist")), ...digests(join(folder, "dist-nginx")) };
}

function digests(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(folder.length),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  );
}

test("one commit gives the same bytes in another folder, year, time zone and umask", () => {
  const folder = mkdtempSync(join(tmpdir(), "reproducible-"));
  try {
    const first = build(join(folder, "a"), { TZ: "America/Chicago" }, "022");
    const second = build(
      join(folder, "deeper/in/b"),
      {
        TZ: "Pacific/Kiritimati",
        NODE_OPTIONS: `--import ${later}`,
      },
      "077",
    );
    expect(Object.keys(first).length).toBeGreaterThan(50);
    expect(second).toEqual(first);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);
