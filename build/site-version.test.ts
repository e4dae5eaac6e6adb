import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { siteVersion } from "./site-version.ts";

const date = new Date("2024-12-31T23:59:59Z");

test("the default is the date of the commit, and SOURCE_DATE_EPOCH takes precedence", () => {
  const cwd = mkdtempSync(join(tmpdir(), "site-version-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const env = {
    PATH: process.env.PATH,
    GIT_DIR: join(cwd, ".git"),
    GIT_AUTHOR_DATE: "2023-11-14T12:00:00Z",
    GIT_COMMITTER_DATE: "2024-12-31T17:59:59-06:00",
  };
  const git = (...args: string[]) => execFileSync("git", args, { cwd, env });
  git("init", "--quiet");
  const user = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
  git(...user, "commit", "--quiet", "--allow-empty", "--no-gpg-sign", "--message", "A");
  expect(siteVersion(env).date).toEqual(date);
  expect(siteVersion({ ...env, SOURCE_DATE_EPOCH: "1" }).date).toEqual(new Date(1000));
});

test.each([
  ["outside of a repository", { PATH: process.env.PATH, GIT_DIR: "/nowhere" }],
  ["without git", { PATH: "" }],
])("the date is today's %s", (_, env) => {
  vi.useFakeTimers({ now: date });
  onTestFinished(() => void vi.useRealTimers());
  expect(siteVersion(env).date).toEqual(date);
});
