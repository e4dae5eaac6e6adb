import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "./host.ts";

const day = 24 * 60 * 60;
let folder: string;
let home: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  home = join(folder, "site");
  mkdirSync(join(home, "releases"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Releases a site of one file that was built so many days ago. */
function release(name: string, age: number): void {
  const built = join(folder, name);
  mkdirSync(join(built, "dist/_astro"), { recursive: true });
  mkdirSync(join(built, "dist-nginx"));
  writeFileSync(join(built, "dist-nginx/headers.conf"), "");
  const file = join(built, `dist/_astro/${name}.js`);
  writeFileSync(file, "");
  const time = Date.now() / 1000 - age * day;
  utimesSync(file, time, time);
  execFileSync(join(root, "deploy/nginx/release.sh"), [built, home]);
}

const live = () =>
  readdirSync(join(home, "current/site/_astro"))
    .map((file) => file.replace(".js", ""))
    .toSorted();

/** Makes every file of the live release this many days old. */
function letPass(days: number): void {
  const time = Date.now() / 1000 - days * day;
  for (const name of live()) utimesSync(join(home, `current/site/_astro/${name}.js`), time, time);
}

test("a release's files stay for thirty days after the next one, however old it was", () => {
  release("a", 45);
  release("b", 0);
  expect(live()).toEqual(["a", "b"]);

  letPass(29);
  release("c", 0);
  expect(live()).toEqual(["a", "b", "c"]);

  letPass(31);
  release("d", 0);
  expect(live()).toEqual(["c", "d"]);
});

test("an interrupted release does not return with the next one", () => {
  release("old", 0);
  const old = readlinkSync(join(home, "current"));
  const files = readdirSync(join(home, old));
  symlinkSync(old, join(home, "next"));
  release("new", 0);
  expect(live()).toContain("new");
  expect(readdirSync(join(home, old))).toEqual(files);
  expect(readdirSync(home)).toEqual(["current", "releases"]);
});
