import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/**
 * What the files of each folder may import: folders, files and packages. A word that ends in / : or -
 * matches everything that begins with it; "type=" allows types alone. A folder below another has its own
 * rule.
 */
const rules = new Map(
  `
src/pages ← src/layouts/ src/sections/ src/drawings/horizon/ src/islands/ src/lib/ src/brand/ src/browser/ src/content/ astro react virtual:content
src/layouts ← src/layouts/ src/sections/ src/islands/ src/lib/ src/brand/ src/browser/ src/content/ src/styles/ astro:assets react virtual:content
src/sections ← src/sections/ src/ui/ src/drawings/ src/lib/ type=src/content/schemas/ react
src/ui ← src/ui/ src/drawings/ react
src/drawings ← src/drawings/ src/lib/ react
src/islands ← src/islands/ src/ui/ src/drawings/ src/lib/ type=src/content/schemas/ react react-dom react-dom/client radix-ui @tanstack/react-query
src/browser ← src/browser/ src/lib/ src/islands/notifications/ src/islands/social-links/ src/service-worker/register.ts type=src/content/schemas/ lean-qr/nano
src/service-worker ← src/service-worker/ src/browser/connection.ts
src/content ← src/content/ src/lib/ node:fs node:path node:url astro/zod yaml leven retext retext-smartypants type=astro
src/content/schemas ← src/content/schemas/ src/lib/ astro/zod
src/lib ← src/lib/ type=src/content/schemas/ type=schema-dts
src/brand ← src/brand/ src/drawings/ src/lib/ src/styles/ node: react react-dom/server sharp harfbuzzjs subset-font @fontsource/ type=astro
build ← build/ deploy/ src/content/ src/browser/ type=src/service-worker/ node: astro/ type=astro vite type=vite/module-runner subset-font
deploy ← deploy/ node: negotiator send
editor ← editor/ src/content/ node: react yaml astro/zod type=astro
bench ← bench/ deploy/ src/content/ node: @playwright/test chrome-launcher lighthouse puppeteer-core type=web-vitals/attribution yaml
scripts ← bench/ deploy/ src/content/ node: @playwright/test astro
`
    .trim()
    .split("\n")
    .map((line): [folder: string, allowed: string[]] => {
      const [folder = "", ...allowed] = line.split(/ (?:← )?/);
      return [folder, allowed];
    }),
);

interface Import {
  /** The path of the imported file from the root, or the package as written. */
  target: string;
  typeOnly: boolean;
}

interface SourceFile {
  /** From the root. */
  path: string;
  text: string;
  /** The text without comments. */
  code: string;
  imports: Import[];
}

const root = fileURLToPath(new URL("..", import.meta.url));
const source = ["src", "build", "deploy", "editor", "bench", "scripts"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.replaceAll("\\", "/")}`,
    ),
  )
  .filter((path) => /^(?!.*node_modules).*(?<!\.test)\.(ts|tsx|astro|mjs)$/.test(path))
  .map((path): SourceFile => {
    const text = readFileSync(join(root, path), "utf8");
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    return { path, text, code, imports: importsOf(path, text) };
  });

function importsOf(path: string, text: string): Import[] {
  const statement =
    /^\s*(?:import|export)\s(?:(type)\s)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*(?:\/\*.*?\*\/\s*)?["']([^"']+)["']\s*\)/gm;
  return [...text.matchAll(statement)].map(([, type, named, dynamic]) => {
    const target = named ?? dynamic ?? "";
    const isFile = target.startsWith(".");
    return {
      target: isFile ? posix.join(dirname(path), target.replace(/\?.*/, "")) : target,
      typeOnly: type === "type",
    };
  });
}

/** The most specific folder of the rules that holds the path. */
const folderOf = (path: string) =>
  [...rules.keys()]
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];

function isAllowed(path: string, { target, typeOnly }: Import): boolean {
  const isOwnStyle = target.endsWith(".module.css") && dirname(target) === dirname(path);
  const allowed = rules.get(folderOf(path) ?? "") ?? [];
  return (
    isOwnStyle ||
    allowed
      .map((word) => (typeOnly ? word.replace(/^type=/, "") : word))
      .some((word) => (/[/:-]$/.test(word) ? target.startsWith(word) : target === word))
  );
}

test.each([...rules.keys()])("%s imports only what its rule allows", (folder) => {
  const wrong = source
    .filter(({ path }) => folderOf(path) === folder)
    .flatMap(({ path, imports }) =>
      imports
        .filter((each) => !isAllowed(path, each))
        .map(({ target }) => `${path} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test("no file imports itself through others, types included", () => {
  const files = new Map(source.map(({ path, imports }) => [path, imports]));
  const cycles = new Set<string>();
  const done = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) cycles.add([...trail.slice(trail.indexOf(path)), path].join(" → "));
    if (trail.includes(path) || done.has(path)) return;
    for (const { target } of files.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of files.keys()) visit(path, []);
  expect([...cycles]).toEqual([]);
});

const commands = readFileSync(join(root, "package.json"), "utf8");
const globals = /(?<![.\w"'`])(window|document|navigator|location|process|Buffer)\b(?=[.[(])/;
const fact = /\$\d|[2-9]\d\d\W{0,2}[2-9]\d\d\W?\d{4}|tel:\+\d{5}/;

test.each<[rule: string, files: RegExp, isBroken: (file: SourceFile) => boolean]>([
  ["every folder has a rule", /\/.*\//, ({ path }) => !folderOf(path)],
  [
    "src/lib uses no global of the browser or of Node",
    /^src\/lib\//,
    ({ code }) => globals.test(code),
  ],
  [
    "every file of scripts/ is a command of package.json",
    /^scripts\//,
    ({ path }) => !commands.includes(`node ${path}`),
  ],
  [
    "client:* directives are in .astro files; in .tsx they are ignored",
    /\.tsx$/,
    ({ code }) => /\sclient:\w/.test(code),
  ],
  ["there are no index files", /\/index\.tsx?$/, () => true],
  [
    "there are no barrels",
    /./,
    ({ text }) => /^\s*export\s+(type\s+)?(\*|\{[^}]*\}\s+from)/m.test(text),
  ],
  [
    "a component's file exports a component of its name",
    /\/[A-Z]\w*\.tsx$/,
    ({ path, text }) =>
      !new RegExp(`^export (function|const|class) ${basename(path, ".tsx")}\\w*\\b`, "m").test(
        text,
      ),
  ],
  ["src/ holds no price and no phone number", /^src\//, ({ text }) => fact.test(text)],
  [
    "a page is a table of contents: at most 40 lines",
    /^src\/pages\/.*\.astro$/,
    ({ text }) => text.trimEnd().split("\n").length > 40,
  ],
])("%s", (_rule, files, isBroken) => {
  const wrong = source.filter((file) => files.test(file.path) && isBroken(file));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
