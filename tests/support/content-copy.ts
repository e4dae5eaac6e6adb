import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleContent } from "./sample.ts";

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

/** A copy of the sample content that a test may change, and the site built from it. */
export type ContentCopy = ReturnType<typeof copyContent>;

/**
 * Copies the sample content into a folder, emptied before. Sites that are built need one in
 * node_modules/.cache: builds into folders outside of the project share Astro's working folder.
 */
export function copyContent(folder = mkdtempSync(join(tmpdir(), "site-"))) {
  const content = join(folder, "content");
  const dist = join(folder, "dist");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  cpSync(sampleContent, content, { recursive: true });

  /** Starts a command on the copy. Returns its output so far and, in time, its exit status. */
  function run(...args: string[]) {
    const started = spawn(process.execPath, args, {
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      env: { ...environment, SITE_CONTENT: content },
    });
    let output = "";
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
      });
    const ended = once(started, "close").then(([status]) => status);
    return { process: started, output: () => output, ended };
  }
  const astro = (...args: string[]) => run("node_modules/astro/bin/astro.mjs", ...args);

  return {
    content,
    dist,
    run,
    astro,
    remove,
    /** Builds the site; the error of a failing build says why. */
    async build() {
      const { ended, output } = astro("build", "--outDir", dist);
      if ((await ended) !== 0) throw new Error(output());
    },
    /** Replaces the first match in a file of the copy. */
    change(file: string, from: string | RegExp, to: string) {
      const path = join(content, file);
      const before = readFileSync(path, "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has no ${from}`);
      // A dev server that watches the folder must not read half a file.
      writeFileSync(`${path}~`, after);
      renameSync(`${path}~`, path);
    },
  };
}
