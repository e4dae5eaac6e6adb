import { spawnSync } from "node:child_process";

/**
 * The date of the site: that of the commit, so that every build of a commit has the same bytes.
 * SOURCE_DATE_EPOCH (reproducible-builds.org; seconds) overrides it; without either it is today.
 */
export function siteDate(env = process.env): Date {
  const seconds = env.SOURCE_DATE_EPOCH ?? commitTime();
  return new Date(seconds ? Number(seconds) * 1000 : Date.now());
}

/** Empty outside of a repository, and null without git. */
function commitTime(): string | null {
  return spawnSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" }).stdout;
}
