import { execFile, spawn } from "node:child_process";
import { dirname, relative } from "node:path";
import { promisify } from "node:util";
import { listProblems } from "../src/content/problem.ts";
import { checkContent, readTexts } from "../src/content/read.ts";
import { contentTexts } from "./api.ts";
import { describeChanges } from "./changes.ts";
import { type Texts, valueAt } from "./texts.ts";

/** What Publish and Take back would do now, in plain words. */
export interface PublishState {
  /** Why nothing can be published from here; empty if it can. */
  obstacle: string;
  /** The changes that are not live yet. */
  changes: string[];
  /** What taking back the last publish would change; empty if it can't be taken back now. */
  takesBack: string[];
}

/** A step of publishing: what is being done or, at the end, what came of it. */
export interface Step {
  text: string;
  result?: "done" | "failed";
}

/** Whether the site can be built: an empty text, or what went wrong. */
export type CheckSite = () => Promise<string>;

/** What went wrong, in words for the owner. */
class PublishError extends Error {}

/** Publishes content/ with Git, and takes the last publish back. */
export class Publisher {
  private readonly folder: string;
  private readonly checkSite: CheckSite;

  constructor(folder: string, checkSite: CheckSite = buildSite) {
    this.folder = folder;
    this.checkSite = checkSite;
  }

  /** The changes since the last publish, as far as this machine knows. */
  async state(): Promise<PublishState> {
    try {
      const upstream = await this.upstream();
      const changes = describeChanges(await this.textsAt(upstream), contentTexts(this.folder));
      return { obstacle: "", changes, takesBack: changes.length > 0 ? [] : await this.takesBack() };
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      return { obstacle: error.message, changes: [], takesBack: [] };
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
      yield { text: `Published: ${changes.join("; ")}`, result: "done" };
    });
  }

  /** Reverts the last commit of content/, and pushes that. */
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
      yield { text: `Taken back: ${changes.join("; ")}`, result: "done" };
    });
  }

  private async *steps(run: () => AsyncGenerator<Step>): AsyncGenerator<Step> {
    try {
      yield* run.call(this);
    } catch (error) {
      const text =
        error instanceof PublishError ? error.message : `Git failed. ${messageOf(error)}`;
      yield { text, result: "failed" };
    }
  }

  private async *check(): AsyncGenerator<Step> {
    yield { text: "Checking the texts" };
    const { problems } = checkContent(readTexts(this.folder));
    if (problems.length > 0) {
      throw new PublishError(
        `Nothing was published. Change this first: ${listProblems(problems).trim()}`,
      );
    }
    yield { text: "Building the site to check it" };
    const failure = await this.checkSite();
    if (failure)
      throw new PublishError(`Nothing was published: the site can't be built. ${failure}`);
  }

  private async commit(changes: readonly string[]): Promise<void> {
    await this.git("add", "--", this.folder);
    const isChanged = (await this.git("status", "--porcelain", "--", this.folder)) !== "";
    // An earlier publish may have recorded the change without reaching the server.
    if (!isChanged) return;
    const [first = ""] = changes;
    const subject =
      changes.length === 1 && first.length <= 72 ? first : `${changes.length} changes`;
    const message = ["-m", subject, "-m", changes.join("\n")];
    await this.git(...(await this.author()), "commit", ...message, "--", this.folder);
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
          throw new PublishError(await this.clash());
        },
      );
      yield* this.check();
    }
    await this.git("push").catch(explainNetwork);
  }

  /** The same text was changed here and on the server: both, in words. */
  private async clash(): Promise<string> {
    const common = await this.textsAt(await this.git("merge-base", "HEAD", "@{upstream}"));
    const [mine, theirs] = [contentTexts(this.folder), await this.textsAt("@{upstream}")];
    return [
      "Nothing was published: the same text was changed on the server too.",
      `Here: ${describeChanges(common, mine).join("; ")}.`,
      `On the server: ${describeChanges(common, theirs).join("; ")}.`,
      "Your change stays on this computer. Ask your helper to merge the two.",
    ].join(" ");
  }

  private async takesBack(): Promise<string[]> {
    const commit = await this.lastCommit();
    const files = await this.git("show", "--format=", "--name-only", commit);
    const content = await this.pathInRepository();
    const parents = (await this.git("rev-list", "--parents", "-1", commit)).split(" ").length - 1;
    const isOwn = files.split("\n").every((file) => file.startsWith(`${content}/`));
    if (!isOwn || parents !== 1) return [];
    const [before, now] = [await this.textsAt(`${commit}^`), contentTexts(this.folder)];
    return describeChanges(now, before);
  }

  private lastCommit = () => this.git("log", "-1", "--format=%H", "@{upstream}", "--", this.folder);

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
    const content = await this.pathInRepository();
    const differing = await this.git("diff", "--name-only", commit, "--", this.folder);
    const files = differing.split("\n").map((file) => file.replace(`${content}/`, ""));
    const texts = { ...contentTexts(this.folder) };
    for (const file of Object.keys(texts).filter((each) => files.includes(each))) {
      texts[file] = `${await this.git("show", `${commit}:${content}/${file}`).catch(() => "")}\n`;
    }
    return texts;
  }

  private async pathInRepository(): Promise<string> {
    const root = await this.git("rev-parse", "--show-toplevel");
    return relative(root, this.folder).replaceAll("\\", "/");
  }

  private async git(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)("git", args, {
      cwd: dirname(this.folder),
      // A first push may wait for the owner to sign in.
      timeout: 300_000,
      maxBuffer: 2 ** 26,
      env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true" },
    });
    return stdout.trimEnd();
  }
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
    throw new PublishError(`The server did not accept your account. ${stays} ${message}`);
  }
  throw new PublishError(`The server refused the change. ${stays} ${message}`);
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
