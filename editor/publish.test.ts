import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleContent } from "../tests/support/sample.ts";
import { ownValues } from "../tests/support/sample-texts.ts";
import { Publisher, type Step } from "./publish.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
vi.stubEnv("GIT_CONFIG_SYSTEM", "/dev/null");

let root: string;
const author = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
const git = (folder: string, ...args: string[]) =>
  execFileSync("git", [...author, ...args], { cwd: join(root, folder), stdio: "pipe" }).toString();

/** A server's repository, the owner's clone of it and another one. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "publish-"));
  git("", "init", "--bare", "-b", "main", "server");
  git("", "clone", `file://${root}/server`, "mine");
  cpSync(sampleContent, join(root, "mine/content"), { recursive: true });
  for (const [file, from, to] of ownValues) change("mine", from, to, file);
  for (const file of ["code.ts", "src/styles/tokens.css"]) write(file, "1");
  for (const name of ["code.ts", "src", "content"]) {
    git("mine", "add", name);
    git("mine", "commit", "-m", name);
  }
  git("mine", "push", "-u", "origin", "HEAD:main");
  git("", "clone", `file://${root}/server`, "other");
});
afterEach(() => rmSync(root, { recursive: true }));

const publisher = (failure = "") => new Publisher(join(root, "mine/content"), async () => failure);
const live = () => git("server", "show", "main:content/prices.yaml");
async function result(steps: AsyncGenerator<Step>) {
  const { text, lines = [] } = (await Array.fromAsync(steps)).at(-1) ?? {};
  return [text, ...lines.map((line) => Object(line).text ?? line)].join("\n");
}

function write(file: string, text: string) {
  const path = join(root, "mine", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function change(folder: string, from: string | RegExp, to: string, file = "prices.yaml") {
  const path = join(root, folder, "content", file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

function pushFromElsewhere(from: string, to: string) {
  git("other", "pull");
  change("other", from, to);
  git("other", "commit", "-am", "Theirs");
  git("other", "push");
}

test("a change is published with its words, without code, and taken back", async () => {
  change("mine", "amount: 60", "amount: 65");
  for (const file of ["code.ts", "src/styles/tokens.css", "content/photos/shop.jpg"])
    write(file, "2");
  const changes = ["Diagnostic visit: $60 → $65", "Colors: changed", "Photo shop.jpg: added"];
  const others = ["code.ts"];
  const state = { obstacle: "", refused: [], doubts: [], others };
  expect(await publisher().state()).toEqual({ ...state, changes, takesBack: [] });
  expect(await result(publisher().publish())).toBe(`Published: 3 changes\n${changes.join("\n")}`);
  expect(live()).toContain("amount: 65");
  expect(git("server", "log", "-1", "--format=%an: %s", "--name-only", "main")).toBe(
    "Caprock Computers: 3 changes\n\ncontent/photos/shop.jpg\ncontent/prices.yaml\nsrc/styles/tokens.css\n",
  );

  const back = ["Diagnostic visit: $65 → $60", "Photo shop.jpg: removed", "Colors: changed"];
  expect((await publisher().state()).takesBack).toEqual(back);
  expect(await result(publisher().takeBack())).toContain("Taken back: 3 changes");
  expect(live()).toContain("amount: 60");
  expect(await publisher().state()).toMatchObject({
    takesBack: [],
    noTakeBack: expect.stringMatching("already"),
  });
});

test("a legal text without a new date is said before it is published", async () => {
  change("mine", "$80", "Ask us", "legal/terms.md");
  expect((await publisher().state()).doubts.map(({ text, task }) => `${task}: ${text}`)).toEqual([
    "legal/terms.md: Service terms, applies from: You changed the text. Change this date too?",
  ]);
});

test("newer changes on the server stay; if they are of the same text, both are shown", async () => {
  pushFromElsewhere("amount: 249", "amount: 259");
  change("mine", "amount: 60", "amount: 65");
  expect(await result(publisher().publish())).toContain("Published");
  expect(live()).toMatch(/amount: 65[\s\S]*amount: 259/);

  pushFromElsewhere("amount: 65", "amount: 70");
  change("mine", "amount: 65", "amount: 75");
  expect(await result(publisher().publish())).toMatch(
    /Here: Diagnostic visit: \$65 → \$75\nOn the server: Diagnostic visit: \$65 → \$70$/,
  );
  expect(live()).toContain("amount: 70");
});

test("a mistake, a failed build, a refusal and a lost network publish nothing and say why", async () => {
  const says = (failure?: string) => result(publisher(failure).publish());
  change("mine", "amount: 60", "amount: sixty");
  expect(await says()).toContain("Change this first:\nDiagnostic visit, price in dollars: write a");
  change("mine", "amount: sixty", "amount: 65");
  expect(await says("No memory.")).toContain("the site can't be built.\nNo memory.");
  change("mine", "(806) 744-2210", "(806) 555-0142", "business.yaml");
  expect(await says()).toContain("Change this first:\nPhone: this is still the sample");
  change("mine", "(806) 555-0142", "(806) 744-2210", "business.yaml");
  expect(git("mine", "log", "-1", "--format=%s")).toBe("content\n");

  const hook = join(root, "server/hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\necho 'protected'; exit 1\n", { mode: 0o755 });
  expect(await says()).toMatch(/^The server refused the change\. .*protected/s);
  git("mine", "remote", "set-url", "origin", "http://127.0.0.1:1/site.git");
  expect(await says()).toMatch(/^The server can't be reached\. .*Press Publish again later\./);
  expect(live()).toContain("amount: 60");

  rmSync(hook);
  git("mine", "remote", "set-url", "origin", `file://${root}/server`);
  expect(await says()).toContain("Published: Diagnostic visit: $60 → $65");
  git("mine", "branch", "--unset-upstream");
  expect((await publisher().state()).obstacle).toContain("not connected to a server");
});
