import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { parse } from "yaml";

/** An entry of tests/faults.yaml, with its file. */
interface Fault {
  file: string;
  name: string;
  find: string;
  replacement: string;
  spec: string;
}

/**
 * Shows that the tests catch faults: puts each one into the code, builds the sample and expects a
 * test to fail. Usage: npm run faults [-- part of a name …]
 */
const byFile: Record<string, Fault[]> = parse(readFileSync("tests/faults.yaml", "utf8"));
const faults = Object.entries(byFile).flatMap(([file, list]) =>
  list.map((fault) => ({ ...fault, file })),
);
const parts = process.argv.slice(2);
const build = "npm run build:sample";
const journeys = "npx playwright test --grep-invert @long --max-failures=1 --workers=1 --retries=0";
const builtTests = "npx vitest run --project built";

const chosen = faults.filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
);
if (chosen.length === 0) throw new Error(`No fault has ${parts.join(" or ")} in its name`);
const files = chosen.map(({ file }) => file);
const git = (...args: string[]) =>
  execFileSync("git", [...args, "--", ...files], { encoding: "utf8" });
const changed = git("status", "--porcelain");
if (changed) throw new Error(`These files have uncommitted changes:\n${changed}`);

// A test that fails without a fault would catch all of them.
const broken = await firstFailure(chosen);
if (broken) throw new Error(`Without a fault this test fails: ${broken}`);

process.on("exit", () => git("restore"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));
for (const fault of chosen) {
  const { file, name, find, replacement } = fault;
  writeFileSync(file, readFileSync(file, "utf8").split(find).join(replacement));
  const test = await firstFailure([fault]);
  console.log(`${name}: ${test ? `caught by ${test}` : "NOT CAUGHT"}`);
  if (!test) process.exitCode = 1;
  git("restore");
}
// Leaves the sample as it is without a fault.
await firstFailure([]);

/** Builds the sample and runs the specs of these faults until a test fails. */
async function firstFailure(some: Fault[]): Promise<string | undefined> {
  const specs = [...new Set(some.map(({ spec }) => spec))];
  const run = (command: string, folder: string, end: string) => {
    const found = specs.map((spec) => `tests/${folder}/${spec}.${end}.ts`).filter(existsSync);
    return found.length > 0 ? [[command, ...found].join(" ")] : [];
  };
  for (const command of [
    build,
    ...run(builtTests, "built", "test"),
    ...run(journeys, "e2e", "e2e"),
  ]) {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "inherit"] });
    const [printed, [status]] = await Promise.all([text(child.stdout), once(child, "close")]);
    const output = stripVTControlCharacters(printed);
    // A failure as Playwright's list and Vitest's default reporter print it.
    const title = /^\s*(?:✘\s+\d+|×)\s+(.+)$/m.exec(output)?.[1];
    if (title) return title;
    if (status !== 0) throw new Error(`${command} failed, but no test did:\n${output}`);
  }
  return undefined;
}
