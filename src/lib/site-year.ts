import { spawnSync } from "node:child_process";

/**
 * The year in the copyright line as it is built: that of the commit, so that a commit gives the same
 * bytes whenever it is built. In the browser, src/scripts/today.ts puts the visitor's own year there.
 * SOURCE_DATE_EPOCH (reproducible-builds.org; seconds) goes before, and today stands in for both.
 */
export function siteYear(env = process.env): number {
  const seconds = env.SOURCE_DATE_EPOCH ?? commitTime();
  return new Date(seconds ? Number(seconds) * 1000 : Date.now()).getUTCFullYear();
}

function commitTime(): string | undefined {
  const git = spawnSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" });
  return git.status === 0 ? git.stdout.trim() : undefined;
}
