import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeNginxFiles } from "../../deploy/host-files.ts";
import { testPort } from "../support/sample.ts";
import { ask } from "./ask.ts";
import { dist } from "./host.ts";
import { type PlainServer, startPlainServer } from "./plain-server.ts";

const ports = { http: testPort + 10, https: testPort + 11 };
const day = 24 * 60 * 60;
const folder = fs.mkdtempSync(join(tmpdir(), "release-"));
let server: PlainServer;

beforeAll(async () => {
  server = await startPlainServer(dist, ports);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true });
});

/** A build with a style and a hashed file of its name, so many days old. */
function build(name: string, age = 0): string {
  const built = join(folder, name);
  fs.mkdirSync(join(built, "dist/_astro"), { recursive: true });
  fs.cpSync(join(dist, "404.html"), join(built, "dist/404.html"));
  fs.writeFileSync(join(built, "dist/index.html"), `<style>/* ${name} */</style>`);
  const file = join(built, `dist/_astro/${name}.js`);
  fs.writeFileSync(file, "");
  fs.utimesSync(file, Date.now() / 1000 - age * day, Date.now() / 1000 - age * day);
  writeNginxFiles(join(built, "dist"), join(built, "dist-nginx"), { page: "/", origins: [] });
  return built;
}

/** The name of the build that is live; throws if the policy is that of another build. */
async function live(): Promise<string | undefined> {
  const ca = fs.readFileSync(server.certificate);
  const { body, headers } = await ask(ports.https, "/", { ca });
  const [, style = "", name] = /<style>(\/\* (.*) \*\/)<\/style>/.exec(String(body)) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  if (name) expect(headers["content-security-policy"]).toContain(hash);
  return name;
}

/** nginx reloads after release.sh has ended; until then the release before it answers. */
const untilLive = (name: string) => expect.poll(live, { interval: 5 }).toBe(name);
const releases = () => fs.readdirSync(join(server.home, "releases"));
const hashedFiles = () =>
  fs.readdirSync(join(server.home, "current/site/_astro")).filter((file) => /^\w\.js$/.test(file));

test("a release and its way back switch pages and policy in one step, whatever the umask", async () => {
  const before = process.umask(0o077);
  expect(server.release(build("a"))).toBe(0);
  process.umask(before);
  await untilLive("a");
  expect(server.release(build("b"))).toBe(0);
  await untilLive("b");
  expect(server.release("--back")).toBe(0);
  await untilLive("a");
  expect(server.release("--back", "nonsense")).toBe(1);
  expect(server.release("--back")).toBe(0);
  await untilLive("b");
});

test("a release that fails changes nothing and leaves nothing behind", async () => {
  const [current, all] = [fs.readlinkSync(join(server.home, "current")), releases()];
  fs.writeFileSync(join(build("c"), "dist-nginx/headers.conf"), "nonsense");
  for (let failed = 0; failed < 8; failed += 1) {
    expect(server.release(join(folder, "c"))).not.toBe(0);
    expect(server.release(join(folder, "no-such-build"))).not.toBe(0);
  }
  fs.mkdirSync(join(server.home, "releases/20260101T000000Z-1"));
  expect(fs.readlinkSync(join(server.home, "current"))).toBe(current);
  await wait(100);
  expect(await live()).toBe("b");
  expect(server.release("--back")).toBe(0);
  await untilLive("a");
  expect(server.release(build("d"))).toBe(0);
  await untilLive("d");
  expect(releases()).toEqual(expect.arrayContaining(all));
  expect(releases()).toHaveLength(all.length + 1);
});

test("five earlier releases stay, and their files for thirty days", async () => {
  const letPass = (days: number) => {
    const time = Date.now() / 1000 - days * day;
    for (const file of hashedFiles())
      fs.utimesSync(join(server.home, "current/site/_astro", file), time, time);
  };
  letPass(31);
  expect(server.release(build("e", 45))).toBe(0);
  expect(hashedFiles()).toEqual(["d.js", "e.js"]);
  letPass(29);
  expect(server.release(build("f"))).toBe(0);
  expect(hashedFiles()).toEqual(["d.js", "e.js", "f.js"]);
  letPass(31);
  expect(server.release(build("g"))).toBe(0);
  expect(hashedFiles()).toEqual(["f.js", "g.js"]);
  expect(server.release(build("h"))).toBe(0);
  expect(releases()).toHaveLength(6);
  await untilLive("h");
});
