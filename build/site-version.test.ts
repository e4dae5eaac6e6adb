import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { lastChange, siteVersion } from "./site-version.ts";

const date = new Date("2024-12-31T23:59:59Z");

function createRepository() {
  const cwd = mkdtempSync(join(tmpdir(), "site-version-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const env = { PATH: process.env.PATH, GIT_DIR: join(cwd, ".git") };
  const git = (at: string, ...args: string[]) => {
    const user = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
    const dates = { GIT_AUTHOR_DATE: "2023-11-14T12:00:00Z", GIT_COMMITTER_DATE: at };
    execFileSync("git", [...user, ...args], { cwd, env: { ...env, ...dates } });
  };
  git("", "init", "--quiet");
  const commit = (file: string, at: string) => {
    writeFileSync(join(cwd, file), at);
    git(at, "add", file);
    git(at, "commit", "--quiet", "--no-gpg-sign", "--message", "A");
  };
  return { env, commit };
}

test("the default is the date of the commit, and SOURCE_DATE_EPOCH takes precedence", () => {
  const { env, commit } = createRepository();
  commit("home.yaml", "2024-12-31T17:59:59-06:00");
  expect(siteVersion(env).date).toEqual(date);
  expect(siteVersion({ ...env, SOURCE_DATE_EPOCH: "1" }).date).toEqual(new Date(1000));
});

test("a file was last changed by its last commit, which a clone without the history does not know", () => {
  const { env, commit } = createRepository();
  commit("home.yaml", "2024-12-01T00:00Z");
  commit("about.yaml", "2024-12-02T00:00Z");
  expect(lastChange(["home.yaml"], env)).toEqual(new Date("2024-12-01"));
  expect(lastChange(["home.yaml", "about.yaml"], env)).toEqual(new Date("2024-12-02"));
  expect(lastChange(["new.yaml"], env)).toBeUndefined();
  writeFileSync(join(env.GIT_DIR, "shallow"), siteVersion(env).commit);
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
