import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Builds the site with changed content, and removes it after use.
 * @param change edits a copy of content/, in this folder
 * @param use gets the built site's folder, and the seconds that the cold build took
 */
export async function withChangedSite<T>(
  change: (content: string) => void,
  use: (dist: string, seconds: number) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const content = join(folder, "content");
  const dist = join(folder, "dist");
  try {
    cpSync(join(root, "content"), content, { recursive: true });
    change(content);
    const started = performance.now();
    const astro = join(root, "node_modules/astro/bin/astro.mjs");
    execFileSync(process.execPath, [astro, "build", "--outDir", dist], {
      cwd: root,
      env: { ...process.env, SITE_CONTENT: content, ASTRO_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    return await use(dist, (performance.now() - started) / 1000);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
