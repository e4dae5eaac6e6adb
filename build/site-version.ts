import { spawnSync } from "node:child_process";

/**
 * The hash of the commit that is built, "" where there is none, and the date of the site: that of the
 * commit, so that every build of a commit has the same bytes. SOURCE_DATE_EPOCH (reproducible-builds.org;
 * seconds) overrides the date; without either it is today.
 */
export function siteVersion(env = process.env): { commit: string; date: Date } {
  // Plumbing: no configuration (log.showSignature, aliases, colors) changes what it prints.
  const args = ["rev-list", "-1", "--timestamp", "HEAD"];
  // It prints nothing without git, outside of a repository and without commits.
  const { stdout } = spawnSync("git", args, { encoding: "utf8", env });
  const [seconds = "", commit = ""] = stdout?.trim().split(" ") ?? [];
  const time = env.SOURCE_DATE_EPOCH ?? seconds;
  return { commit, date: new Date(time ? Number(time) * 1000 : Date.now()) };
}
