import { spawnSync } from "node:child_process";

type Environment = Record<string, string | undefined>;

// Plumbing: no configuration (log.showSignature, aliases, colors) changes what it prints, which is nothing
// without git, outside of a repository and without commits.
const git = (env: Environment, ...args: string[]) =>
  spawnSync("git", args, { encoding: "utf8", env }).stdout?.trim() ?? "";

const dateOf = (seconds: string) => new Date(Number(seconds) * 1000);

/**
 * The hash of the commit that is built, "" where there is none, and the date of the site: that of the
 * commit, so that every build of a commit has the same bytes. SOURCE_DATE_EPOCH (reproducible-builds.org;
 * seconds) overrides the date; without either it is today.
 */
export function siteVersion(env: Environment = process.env): { commit: string; date: Date } {
  const [seconds, commit = ""] = git(env, "rev-list", "-1", "--timestamp", "HEAD").split(" ");
  const time = env.SOURCE_DATE_EPOCH ?? seconds;
  return { commit, date: time ? dateOf(time) : new Date() };
}

/** The date of the last commit that changed one of the files; none in a clone without the history. */
export function lastChange(files: readonly string[], env: Environment = process.env) {
  if (git(env, "rev-parse", "--is-shallow-repository") !== "false") return undefined;
  const [seconds] = git(env, "rev-list", "-1", "--timestamp", "HEAD", "--", ...files).split(" ");
  return seconds ? dateOf(seconds) : undefined;
}
