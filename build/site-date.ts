import { spawnSync } from "node:child_process";

/**
 * The date of the site: that of the commit, so that every build of a commit has the same bytes.
 * SOURCE_DATE_EPOCH (reproducible-builds.org; seconds) overrides it; without either it is today.
 */
export function siteDate(env = process.env): Date {
  const seconds = env.SOURCE_DATE_EPOCH ?? lastCommit(env)[0];
  return new Date(seconds ? Number(seconds) * 1000 : Date.now());
}

/** The hash of the commit that is built; "" where there is none. */
export const siteCommit = (env = process.env): string => lastCommit(env)[1] ?? "";

/** Its time in seconds and its hash. Empty without git, outside of a repository and without commits. */
function lastCommit(env: NodeJS.ProcessEnv): string[] {
  // Plumbing: no configuration (log.showSignature, aliases, colors) changes what it prints.
  const args = ["rev-list", "-1", "--timestamp", "HEAD"];
  return (
    spawnSync("git", args, { encoding: "utf8", env }).stdout?.trim().split(" ").filter(Boolean) ??
    []
  );
}
