import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { siteDate } from "./site-date.ts";

// date -u -d @1735689599 is 2024-12-31 23:59:59.
const date = new Date("2024-12-31T23:59:59Z");

/** A repository whose newest commit is signed, and a configuration that changes what git log prints. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), "site-date-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [gpg, config, commit] = ["gpg", "config", "commit"].map((name) => join(folder, name));
  const env = { PATH: process.env.PATH, GIT_DIR: join(folder, ".git"), GIT_CONFIG_GLOBAL: config };
  const git = (...args: string[]) => execFileSync("git", args, { env, encoding: "utf8" }).trim();
  writeFileSync(String(gpg), "#!/bin/sh\necho 'gpg: Signature made today' >&2\n");
  chmodSync(String(gpg), 0o755);
  writeFileSync(
    String(config),
    `[log]
showSignature = true
date = human
[gpg]
program = ${gpg}
[color]
ui = always
[format]
pretty = fuller
[core]
pager = cat -n
[alias]
rev-list = status
`,
  );
  git("init", "--quiet");
  writeFileSync(
    String(commit),
    `tree ${git("hash-object", "-wt", "tree", "/dev/null")}
author A <a@b.example> 1700000000 +0000
committer A <a@b.example> 1735689599 -0600
gpgsig -----BEGIN PGP SIGNATURE-----
 -----END PGP SIGNATURE-----

A commit
`,
  );
  git("update-ref", "HEAD", git("hash-object", "-wt", "commit", String(commit)));
  return env;
}

test("the default is the date of the commit, whatever the developer's git prints", () => {
  expect(siteDate(repository())).toEqual(date);
});

test("SOURCE_DATE_EPOCH takes precedence over the date of the commit", () => {
  expect(siteDate({ ...repository(), SOURCE_DATE_EPOCH: "1" })).toEqual(new Date(1000));
});

test.each([
  ["outside of a repository", { PATH: process.env.PATH, GIT_DIR: "/nowhere" }],
  ["without git", { PATH: "" }],
])("the date is today's %s", (_, env) => {
  vi.useFakeTimers({ now: date });
  onTestFinished(() => void vi.useRealTimers());
  expect(siteDate(env)).toEqual(date);
});
