import { spawnSync } from "node:child_process";

/**
 * The day the site is of: that of the commit, so that a commit gives the same bytes whenever it is
 * built. SOURCE_DATE_EPOCH (reproducible-builds.org; seconds) goes before, and today stands in for both.
 */
export function siteDate(env = process.env): Date {
  const seconds = env.SOURCE_DATE_EPOCH ?? commitTime();
  return new Date(seconds ? Number(seconds) * 1000 : Date.now());
}

function commitTime(): string | undefined {
  const git = spawnSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" });
  return git.status === 0 ? git.stdout.trim() : undefined;
}
