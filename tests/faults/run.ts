import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { type Fault, faults } from "./faults.ts";

/**
 * Shows that the tests catch faults: puts each one into the code, builds the sample and expects a
 * test to fail. Usage: npm run faults [-- part of a name …]
 */
const parts = process.argv.slice(2);
const build = "npm run build:sample";
const journeys = "npx playwright test --grep-invert @long --max-failures=1 --workers=1 --retries=0";
const builtTests = "npx vitest run --project built";
const everyTest = ["npx astro build", builtTests, journeys];

let restore = () => {};
process.on("exit", () => restore());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));

const chosen = Object.entries(faults)
  .flatMap(([file, named]) => Object.entries(named).map(([name, fault]) => ({ file, name, fault })))
  .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
if (chosen.length === 0) throw new Error(`No fault has ${parts.join(" or ")} in its name`);
for (const { file, fault } of chosen) await check(file, fault);

// A test that fails without a fault would catch all of them.
const broken = await firstFailure([build, ...testsOf(chosen.map(({ fault }) => fault))]);
if (broken) throw new Error(`Without a fault this test fails: ${broken}`);

for (const { file, name, fault } of chosen) {
  const test = await failingTest(file, fault);
  console.log(`${name}: ${test ? `caught by ${test}` : "NOT CAUGHT"}`);
  if (!test) process.exitCode = 1;
}

async function check(file: string, [find]: Fault): Promise<void> {
  const { output } = await run(`git status --porcelain -- ${file}`);
  if (output) throw new Error(`${file} has uncommitted changes`);
  const count = readFileSync(file, "utf8").split(find).length - 1;
  if (count !== 1) throw new Error(`${file} has ${find} ${count} times, not once`);
}

/** The first test that fails with the fault; undefined if every test passes. */
async function failingTest(file: string, fault: Fault) {
  const [find, replacement] = fault;
  const source = readFileSync(file, "utf8");
  restore = () => {
    writeFileSync(file, source);
    // Nobody may deploy a site with a fault.
    rmSync("dist", { recursive: true, force: true });
  };
  try {
    writeFileSync(file, source.split(find).join(replacement));
    return await firstFailure([build, ...testsOf([fault]), ...everyTest]);
  } finally {
    restore();
    restore = () => {};
  }
}

/** Runs commands until a test fails. */
async function firstFailure(commands: string[]): Promise<string | undefined> {
  for (const command of commands) {
    const { passed, output } = await run(command);
    // A failure as Playwright's list and Vitest's default reporter print it.
    const title = /^\s*(?:✘\s+\d+|×)\s+(.+)$/m.exec(output)?.[1];
    if (title) return title;
    if (!passed) throw new Error(`${command} failed, but no test did:\n${output}`);
  }
  return undefined;
}

/** The commands that run the specs of these faults. */
function testsOf(some: Fault[]): string[] {
  const specs = [...new Set(some.flatMap(([, , ...names]) => names))];
  const inBrowser = (spec: string) => existsSync(`tests/e2e/${spec}.e2e.ts`);
  const e2e = specs.filter(inBrowser).map((spec) => `tests/e2e/${spec}.e2e.ts`);
  const built = specs
    .filter((spec) => !inBrowser(spec))
    .map((spec) => `tests/built/${spec}.test.ts`);
  return [
    ...(built.length > 0 ? [`${builtTests} ${built.join(" ")}`] : []),
    ...(e2e.length > 0 ? [`${journeys} ${e2e.join(" ")}`] : []),
  ];
}

async function run(command: string): Promise<{ passed: boolean; output: string }> {
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "inherit"] });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, "close")]);
  return { passed: status === 0, output: stripVTControlCharacters(output) };
}
