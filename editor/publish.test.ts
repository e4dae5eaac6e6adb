import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sampleContent } from "../tests/support/sample.ts";
import { Publisher, type Step } from "./publish.ts";

const root = mkdtempSync(join(tmpdir(), "publish-"));
const [mine, other, bare] = ["mine", "other", "srv/site.git"].map((name) => join(root, name)) as [
  string,
  string,
  string,
];
const content = join(mine, "content");
const env = {
  ...process.env,
  HOME: root,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
};
/** Runs Git without waiting in this process, which serves the repository too. */
const git = async (cwd: string, ...args: string[]) => {
  const author = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
  const { stdout } = await promisify(execFile)("git", [...author, ...args], { cwd, env });
  return stdout.trim();
};

/** A Git server over HTTP, as a host has one: git http-backend behind Node. */
const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? "", "http://localhost");
  const backend = spawn("git", ["http-backend"], {
    env: {
      ...env,
      GIT_PROJECT_ROOT: join(root, "srv"),
      GIT_HTTP_EXPORT_ALL: "1",
      REQUEST_METHOD: request.method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
    },
  });
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  backend.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  backend.on("close", () => {
    const all = Buffer.concat(chunks);
    const end = all.indexOf("\r\n\r\n");
    for (const line of all.subarray(0, end).toString().split("\r\n")) {
      const [name = "", value = ""] = line.split(": ");
      if (name === "Status") response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.end(all.subarray(end + 4));
  });
});

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  Object.assign(process.env, {
    HOME: root,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/site.git`;
const change = (folder: string, from: string, to: string) => {
  const path = join(folder, "content/prices.yaml");
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
};

beforeEach(async () => {
  for (const folder of [mine, other, bare]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(bare, { recursive: true });
  await git(bare, "init", "--bare", "-b", "main");
  await git(bare, "config", "http.receivepack", "true");
  await git(root, "clone", url(), "mine");
  cpSync(sampleContent, content, { recursive: true });
  for (const name of ["code.ts", "content"]) {
    writeFileSync(join(mine, "code.ts"), "1");
    await git(mine, "add", name);
    await git(mine, "commit", "-m", name);
  }
  await git(mine, "push", "-u", "origin", "HEAD:main");
  await git(root, "clone", url(), "other");
});

const publisher = (failure = "") => new Publisher(content, async () => failure);
async function last(steps: AsyncGenerator<Step>) {
  const all: Step[] = [];
  for await (const step of steps) all.push(step);
  return all.at(-1);
}
const live = () => git(bare, "show", "main:content/prices.yaml");

test("a change is published with its words, alone, and taken back", async () => {
  change(mine, "amount: 60", "amount: 65");
  writeFileSync(join(mine, "code.ts"), "2");
  expect(await publisher().state()).toEqual({
    obstacle: "",
    changes: ["Diagnostic visit: $60 → $65"],
    takesBack: [],
  });
  expect(await last(publisher().publish())).toEqual({
    text: "Published: Diagnostic visit: $60 → $65",
    result: "done",
  });
  expect(await live()).toContain("amount: 65");
  expect(await git(bare, "log", "-1", "--format=%an: %s", "main")).toBe(
    "Hub City IT: Diagnostic visit: $60 → $65",
  );
  expect(await git(bare, "show", "main:code.ts")).toBe("1");

  expect((await publisher().state()).takesBack).toEqual(["Diagnostic visit: $65 → $60"]);
  expect(await last(publisher().takeBack())).toMatchObject({ result: "done" });
  expect(await live()).toContain("amount: 60");
  expect(await publisher().state()).toMatchObject({
    changes: [],
    takesBack: ["Diagnostic visit: $60 → $65"],
  });
});

test("a newer change on the server is kept; the same one is shown, and nothing is published", async () => {
  change(other, "amount: 249", "amount: 259");
  await git(other, "commit", "-am", "Theirs");
  await git(other, "push");
  change(mine, "amount: 60", "amount: 65");
  expect(await last(publisher().publish())).toMatchObject({ result: "done" });
  expect(await live()).toMatch(/amount: 65[\s\S]*amount: 259/);

  await git(other, "pull");
  change(other, "amount: 65", "amount: 70");
  await git(other, "commit", "-am", "Theirs");
  await git(other, "push");
  change(mine, "amount: 65", "amount: 75");
  const step = await last(publisher().publish());
  expect(step).toMatchObject({
    result: "failed",
    text: expect.stringContaining("On the server: Diagnostic visit: $65 → $70."),
  });
  expect(step?.text).toContain("Here: Diagnostic visit: $65 → $75.");
  expect(await live()).toContain("amount: 70");
});

test("a mistake, a failing build, a refusal and a lost network publish nothing and say why", async () => {
  const fails = async (by: Publisher) => (await last(by.publish()))?.text;
  change(mine, "amount: 60", "amount: sixty");
  expect(await fails(publisher())).toContain("Change this first: content/prices.yaml:14");
  change(mine, "amount: sixty", "amount: 65");
  expect(await fails(publisher("No memory."))).toBe(
    "Nothing was published: the site can't be built. No memory.",
  );
  expect(await git(mine, "log", "-1", "--format=%s")).toBe("content");

  const hook = join(bare, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\necho 'branch is protected'; exit 1\n", { mode: 0o755 });
  expect(await fails(publisher())).toMatch(
    /^The server refused the change\. .*branch is protected/s,
  );
  await git(mine, "remote", "set-url", "origin", "http://127.0.0.1:1/site.git");
  expect(await fails(publisher())).toMatch(
    /^The server can't be reached\. .*Press Publish again later\./,
  );
  expect(await live()).toContain("amount: 60");

  rmSync(hook);
  await git(mine, "remote", "set-url", "origin", url());
  expect(await fails(publisher())).toBe("Published: Diagnostic visit: $60 → $65");
  expect(await live()).toContain("amount: 65");

  await git(mine, "branch", "--unset-upstream");
  expect((await publisher().state()).obstacle).toContain("not connected to a server");
});
