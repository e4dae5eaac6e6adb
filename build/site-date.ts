import { spawnSync } from "node:child_process";

/**
 * The date of the site: that of the commit, so that every build of a commit has the same bytes.
 * SOURCE_DATE_EPOCH (reproducible-builds.org; seconds) overrides it; without either it is today.
 */
export function siteDate(env = process.env): Date {
  const seconds = env.SOURCE_DATE_EPOCH ?? commitTime(env);
  return new Date(seconds ? Number(seconds) * 1000 : Date.now());
}

/** In seconds. Undefined without git, outside of a repository and in one without commits. */
function commitTime(env: NodeJS.ProcessEnv): string | undefined {
  // Plumbing: no configuration (log.showSignature, aliases, colors) changes what it prints.
  const args = ["rev-list", "-1", "--timestamp", "HEAD"];
  return spawnSync("git", args, { encoding: "utf8", env }).stdout?.split(" ")[0];
}
