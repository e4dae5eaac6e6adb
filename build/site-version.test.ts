import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { lastChange, siteVersion } from "./site-version.ts";

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

test("a file was last changed by its last commit, which a clone without the history does not know", () => {
  const cwd = mkdtempSync(join(tmpdir(), "site-version-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const user = { GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@b.example" };
  const env = { PATH: process.env.PATH, HOME: cwd, GIT_DIR: join(cwd, ".git"), ...user };
  const git = (day: string, ...args: string[]) =>
    execFileSync("git", args, {
      cwd,
      env: { ...env, GIT_COMMITTER_DATE: `2024-12-${day}T00:00Z` },
    });
  git("01", "init", "--quiet");
  for (const [day, file] of [
    ["01", "home.yaml"],
    ["02", "about.yaml"],
  ] as const) {
    writeFileSync(join(cwd, file), day);
    git(day, "add", file);
    git(day, "commit", "--quiet", "--no-gpg-sign", "--author=A <a@b.example>", "--message", "A");
  }
  expect(lastChange(["home.yaml"], env)).toEqual(new Date("2024-12-01"));
  expect(lastChange(["home.yaml", "about.yaml"], env)).toEqual(new Date("2024-12-02"));
  expect(lastChange(["new.yaml"], env)).toBeUndefined();
  writeFileSync(join(cwd, ".git/shallow"), siteVersion(env).commit);
  expect(lastChange(["home.yaml"], env)).toBeUndefined();
});

test.each([
  ["outside of a repository", { PATH: process.env.PATH, GIT_DIR: "/nowhere" }],
  ["without git", { PATH: "" }],
])("the date is today's %s", (_, env) => {
  vi.useFakeTimers({ now: date });
  onTestFinished(() => void vi.useRealTimers());
  expect(siteVersion(env).date).toEqual(date);
});
