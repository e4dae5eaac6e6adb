import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleContent } from "./sample.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const astroCommand = "node_modules/astro/bin/astro.mjs";

/** A copy of the sample content that a test may change, and the site built from it. */
export type ContentCopy = ReturnType<typeof copyContent>;

/** A running command, its output so far and its exit status. */
interface Running {
  process: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

/** A new folder in the project: builds into folders outside of it share Astro's working folder. */
export function folderForBuilds(): string {
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, "site-"));
}

/** Copies the sample content into a new folder. */
export function copyContent(folder = mkdtempSync(join(tmpdir(), "site-"))) {
  const content = join(folder, "content");
  const dist = join(folder, "dist");
  cpSync(sampleContent, content, { recursive: true });
  return {
    content,
    /** Where the site is built. */
    dist,
    /** Replaces the first match in a file of the copy. */
    change(file: string, from: string | RegExp, to: string) {
      const path = join(content, file);
      const before = readFileSync(path, "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has no ${from}`);
      replaceFile(path, after);
    },
    /** Builds the site; the error of a failing build says why. */
    build: async () => {
      const { ended, output } = run([astroCommand, "build", "--outDir", dist], {
        SITE_CONTENT: content,
      });
      if ((await ended) !== 0) throw new Error(output());
    },
    /** Starts an Astro command on the copy. */
    astro: (...args: string[]) => run([astroCommand, ...args], { SITE_CONTENT: content }),
    /** Starts a command of scripts/ on the copy. */
    script: (file: string, env = {}) => run([`scripts/${file}`], { SITE_CONTENT: content, ...env }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A dev server that watches the folder must not read half a file. */
function replaceFile(path: string, text: string) {
  writeFileSync(`${path}~`, text);
  renameSync(`${path}~`, path);
}

/** The environment without the variables of test runners, which change how a build behaves. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_ENV|GITHUB_ACTIONS|TEST$|MODE$|DEV$|PROD$)/.test(name),
    ),
  ),
  NO_COLOR: "1",
  // Builds on any day show the site of 2026-11-21.
  SOURCE_DATE_EPOCH: "1795219200",
  ASTRO_TELEMETRY_DISABLED: "1",
  // Keeps the dev server in the foreground.
  ASTRO_DEV_BACKGROUND: "1",
};

function run(args: string[], env: Record<string, string>): Running {
  const started = spawn(process.execPath, args, { cwd: root, env: { ...environment, ...env } });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  started.stdout.on("data", collect);
  started.stderr.on("data", collect);
  return {
    process: started,
    output: () => output,
    ended: new Promise((resolve) => started.on("close", resolve)),
  };
}
