import { execFile, spawn } from "node:child_process";
import { basename, dirname } from "node:path";
import { promisify } from "node:util";
import { checkContent, photosFolder } from "../src/content/check.ts";
import { readTexts } from "../src/content/read.ts";
import { sampleProblems } from "../src/content/samples.ts";
import { contentTexts } from "./api.ts";
import { describeChanges } from "./changes.ts";
import { type Note, notesOf, sameDates } from "./notes.ts";
import { type Texts, valueAt } from "./texts.ts";
import { inShort } from "./words.ts";

/** What Publish and Take back would do now, in plain words. */
export interface PublishState {
  /** Why nothing can be published from here; empty if it can. */
  obstacle: string;
  /** The changes that are not live yet. */
  changes: string[];
  /** What Publish refuses: mistakes, else samples, as the host refuses these too. */
  refused: Note[];
  /** What is doubtful in them. */
  doubts: Note[];
  /** Other changed files, which are not published. */
  others: string[];
  /** What taking back the last publish would change; empty if it can't be taken back now. */
  takesBack: string[];
  /** Why the last publish can't be taken back, where the owner could not know. */
  noTakeBack?: string;
}

/** A step of publishing: what is being done or, at the end, what came of it. */
export interface Step {
  text: string;
  /** The details. */
  lines?: readonly (string | Note)[];
  result?: "done" | "failed";
}

/** Whether the site can be built: an empty text, or what went wrong. */
export type CheckSite = () => Promise<string>;

/** What went wrong, in words for the owner. */
class PublishError extends Error {
  readonly lines: readonly (string | Note)[];

  constructor(message: string, lines: readonly (string | Note)[] = []) {
    super(message);
    this.lines = lines;
  }
}

/** What the owner's guide lets an owner change outside of content/. */
const otherPaths: Record<string, string> = {
  "src/styles/tokens.css": "Colors",
  "src/brand": "Icons",
  "src/drawings/Mark.tsx": "Logo",
  "deploy/cloudflare/wrangler.jsonc": "Domain",
};

/** Publishes what an owner may change, with Git, and takes the last publish back. */
export class Publisher {
  private readonly folder: string;
  private readonly checkSite: CheckSite;
  /** What is published, relative to the folder around content/. */
  private readonly paths: readonly string[];

  constructor(folder: string, checkSite: CheckSite = buildSite) {
    this.folder = folder;
    this.checkSite = checkSite;
    this.paths = [basename(folder), ...Object.keys(otherPaths)];
  }

  /** The changes since the last publish, as far as this machine knows. */
  async state(): Promise<PublishState> {
    try {
      const upstream = await this.upstream();
      const [before, now] = [await this.textsAt(upstream), contentTexts(this.folder)];
      const changes = [...describeChanges(before, now), ...(await this.filesSince(upstream))];
      const others = await this.lines("diff", "--name-only", upstream, "--", ...this.not());
      const state = { obstacle: "", changes, refused: [], doubts: [], others, takesBack: [] };
      if (changes.length === 0) return { ...state, ...(await this.takesBack()) };
      return { ...state, refused: this.refused(), doubts: sameDates(before, now) };
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      const none = { changes: [], refused: [], doubts: [], others: [], takesBack: [] };
      return { obstacle: error.message, ...none };
    }
  }

  /** Checks the content, commits it with its changes in words, and pushes it. */
  publish(): AsyncGenerator<Step> {
    return this.steps(async function* (this: Publisher) {
      const { obstacle, changes } = await this.state();
      if (obstacle) throw new PublishError(obstacle);
      if (changes.length === 0) throw new PublishError("There is nothing to publish.");
      yield* this.check();
      yield { text: "Recording the change" };
      await this.commit(changes);
      yield* this.push();
      yield { text: `Published: ${inShort(changes)}`, lines: changes, result: "done" };
    });
  }

  /** Reverts the last commit, and pushes that. */
  takeBack(): AsyncGenerator<Step> {
    return this.steps(async function* (this: Publisher) {
      const { obstacle, takesBack: changes } = await this.state();
      if (obstacle) throw new PublishError(obstacle);
      if (changes.length === 0) throw new PublishError("There is nothing to take back.");
      yield { text: "Taking the last change back" };
      const commit = await this.lastCommit();
      await this.git(...(await this.author()), "revert", "--no-edit", commit).catch(async () => {
        await this.git("revert", "--abort").catch(() => "");
        throw new PublishError(
          "Later changes depend on it. Change the texts in their forms instead.",
        );
      });
      try {
        yield* this.check();
      } catch (error) {
        await this.git("reset", "--keep", "HEAD^");
        throw error;
      }
      yield* this.push();
      yield { text: `Taken back: ${inShort(changes)}`, lines: changes, result: "done" };
    });
  }

  private async *steps(run: () => AsyncGenerator<Step>): AsyncGenerator<Step> {
    try {
      yield* run.call(this);
    } catch (error) {
      const { message, lines } =
        error instanceof PublishError ? error : new PublishError("Git failed.", [messageOf(error)]);
      yield { text: message, lines, result: "failed" };
    }
  }

  private async *check(): AsyncGenerator<Step> {
    yield { text: "Checking the texts" };
    const refused = this.refused();
    if (refused.length > 0) {
      throw new PublishError("Nothing was published. Change this first:", refused);
    }
    yield { text: "Building the site to check it" };
    const failure = await this.checkSite();
    if (failure)
      throw new PublishError("Nothing was published: the site can't be built.", [failure]);
  }

  private refused(): Note[] {
    const texts = readTexts(this.folder);
    const { problems } = checkContent(texts);
    const wrong = problems.length > 0 ? problems : sampleProblems(texts);
    return notesOf(contentTexts(this.folder), wrong);
  }

  private async commit(changes: readonly string[]): Promise<void> {
    const changed = [
      ...(await this.changedSince("HEAD", "--name-only")),
      ...(await this.untracked()),
    ];
    // An earlier publish may have recorded the change without reaching the server.
    if (changed.length === 0) return;
    await this.git("add", "--", ...changed);
    const message = ["-m", inShort(changes), "-m", changes.join("\n")];
    await this.git(...(await this.author()), "commit", ...message, "--", ...changed);
  }

  /** Git wants to know who commits; if nobody has said so, the business does. */
  private async author(): Promise<string[]> {
    const known = await this.git("config", "user.email").catch(() => "");
    if (known) return [];
    const texts = contentTexts(this.folder);
    return ["name", "email"].flatMap((key) => [
      "-c",
      `user.${key}=${valueAt(texts, "business.yaml", [key])}`,
    ]);
  }

  private async *push(): AsyncGenerator<Step> {
    yield { text: "Sending it to the server" };
    await this.git("fetch").catch(explainNetwork);
    const isBehind = (await this.git("rev-list", "--count", "HEAD..@{upstream}")) !== "0";
    if (isBehind) {
      yield { text: "Adding it to newer changes on the server" };
      await this.git(...(await this.author()), "rebase", "--autostash", "@{upstream}").catch(
        async () => {
          await this.git("rebase", "--abort").catch(() => "");
          throw await this.clash();
        },
      );
      yield* this.check();
    }
    await this.git("push").catch(explainNetwork);
  }

  /** The same text was changed here and on the server: both, in words. */
  private async clash(): Promise<PublishError> {
    const common = await this.textsAt(await this.git("merge-base", "HEAD", "@{upstream}"));
    const [mine, theirs] = [contentTexts(this.folder), await this.textsAt("@{upstream}")];
    return new PublishError(
      "Nothing was published: the same text was changed on the server too. Your change stays on this computer. Ask your helper to merge the two.",
      [
        ...describeChanges(common, mine).map((change) => `Here: ${change}`),
        ...describeChanges(common, theirs).map((change) => `On the server: ${change}`),
      ],
    );
  }

  private async takesBack(): Promise<Pick<PublishState, "takesBack" | "noTakeBack">> {
    const commit = await this.lastCommit();
    if ((await this.git("log", "-1", "--format=%s", commit)).startsWith("Revert ")) {
      return { takesBack: [], noTakeBack: "The last publish is taken back already." };
    }
    const parents = (await this.git("rev-list", "--parents", "-1", commit)).split(" ").length - 1;
    if (parents !== 1) return { takesBack: [] };
    const others = await this.lines(
      "show",
      "--format=",
      "--name-only",
      commit,
      "--",
      ...this.not(),
    );
    if (others.length > 0) return { takesBack: [] };
    const [before, now] = [await this.textsAt(`${commit}^`), contentTexts(this.folder)];
    // The host refuses what was before: the samples that the first publish replaced.
    const all = new Map([...readTexts(this.folder), ...Object.entries(before)]);
    if (sampleProblems(all).length > sampleProblems(readTexts(this.folder)).length) {
      const noTakeBack =
        "Take back works from the second publish on: before this one the site was the sample.";
      return { takesBack: [], noTakeBack };
    }
    const files = await this.filesSince(`${commit}^`, "-R");
    return { takesBack: [...describeChanges(now, before), ...files] };
  }

  private lastCommit = () =>
    this.git("log", "-1", "--format=%H", "@{upstream}", "--", ...this.paths);

  /** All but the paths that are published, for Git. */
  private not = () => [":/", ...this.paths.map((path) => `:(exclude)${path}`)];

  private changedSince = (commit: string, ...options: string[]) =>
    this.lines("diff", "--no-renames", "--relative", ...options, commit, "--", ...this.paths);

  private untracked = () =>
    this.lines("ls-files", "--others", "--exclude-standard", "--", ...this.paths);

  /** The changes since a commit, in words, of files whose texts are not compared; -R reverses them. */
  private async filesSince(commit: string, ...reverse: "-R"[]): Promise<string[]> {
    const changed = (await this.changedSince(commit, "--name-status", ...reverse)).map((line) =>
      line.split("\t"),
    );
    const added = (await this.untracked()).map((file) => ["A", file]);
    const texts = Object.keys(contentTexts(this.folder)).map((file) => `${this.paths[0]}/${file}`);
    return [...changed, ...added]
      .filter(([, file = ""]) => !texts.includes(file))
      .map(([letter = "", file = ""]) => `${titleOf(file)}: ${verbs[letter] ?? "changed"}`)
      .filter((line, i, all) => all.indexOf(line) === i);
  }

  private async upstream(): Promise<string> {
    await this.git("rev-parse", "--git-dir").catch(() => {
      throw new PublishError(
        "This copy of the site is not in a Git repository. docs/start.md says how to connect it.",
      );
    });
    return this.git("rev-parse", "@{upstream}").catch(() => {
      throw new PublishError(
        "This copy of the site is not connected to a server. docs/start.md says how to connect it.",
      );
    });
  }

  /** The texts in a commit; those of files without a difference are as they are now. */
  private async textsAt(commit: string): Promise<Texts> {
    const content = basename(this.folder);
    const differing = await this.changedSince(commit, "--name-only");
    const texts = { ...contentTexts(this.folder) };
    for (const file of Object.keys(texts)) {
      const path = `${content}/${file}`;
      if (!differing.includes(path)) continue;
      texts[file] = `${await this.git("show", `${commit}:./${path}`).catch(() => "")}\n`;
    }
    return texts;
  }

  private async lines(...args: string[]): Promise<string[]> {
    return (await this.git(...args)).split("\n").filter(Boolean);
  }

  private async git(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)("git", ["-c", "core.quotePath=false", ...args], {
      cwd: dirname(this.folder),
      // A first push may wait for the owner to sign in.
      timeout: 300_000,
      maxBuffer: 2 ** 26,
      env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true" },
    });
    return stdout.trimEnd();
  }
}

const verbs: Record<string, string> = { A: "added", D: "removed" };

/** What a file is to its owner. */
function titleOf(file: string): string {
  const [, title] = Object.entries(otherPaths).find(([path]) => file.startsWith(path)) ?? [];
  return title ?? file.replace(`content/${photosFolder}`, "Photo ");
}

const stays = "The change is recorded on this computer, and not live. Press Publish again later.";

function explainNetwork(error: unknown): never {
  const message = messageOf(error);
  if (
    /resolve host|unable to (access|connect)|refused|timed out|unreachable|hung up/i.test(message)
  ) {
    throw new PublishError(`The server can't be reached. Check the internet connection. ${stays}`);
  }
  if (/authentication|permission|denied|could not read username|403|401/i.test(message)) {
    throw new PublishError(`The server did not accept your account. ${stays}`, [message]);
  }
  throw new PublishError(`The server refused the change. ${stays}`, [message]);
}

const messageOf = (error: unknown) =>
  String(Object(error).stderr || Object(error).message)
    .trim()
    .slice(-600);

/** Builds the site into a folder of its own. */
function buildSite(): Promise<string> {
  const args = [
    "node_modules/astro/bin/astro.mjs",
    "build",
    "--outDir",
    "node_modules/.cache/publish",
  ];
  const { SITE_EDIT, ...env } = process.env;
  const build = spawn(process.execPath, args, { env: { ...env, NODE_ENV: "production" } });
  let output = "";
  build.stdout.on("data", (chunk) => (output += chunk));
  build.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => {
    build.on("error", (error) => resolve(error.message));
    build.on("close", (status) => resolve(status === 0 ? "" : output.trim().slice(-600)));
  });
}
