import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// A word that ends in / or : matches everything that begins with it; "type=" allows types alone. A
// folder below another has its own rule.
/** What the files of each folder may import: folders, files and packages. */
const rules = new Map(
  `
src/pages ← src/layouts/ src/sections/ src/drawings/ src/islands/ src/lib/ src/brand/ src/content/ astro astro:assets react virtual:content
src/layouts ← src/layouts/ src/directives/after-paint.ts src/sections/ src/islands/ src/service-worker/register.ts src/lib/ src/brand/ src/content/ src/styles/ astro:assets react virtual:content
src/sections ← src/sections/ src/ui/ src/drawings/ src/lib/ type=src/content/schemas/ type=src/content/prices.ts react
src/islands ← src/islands/ src/ui/ src/drawings/ src/lib/ type=src/content/schemas/ react react-dom @radix-ui/ @tanstack/react-query
src/directives ← src/directives/ type=astro
src/ui ← src/ui/ src/drawings/ src/lib/ react
src/drawings ← src/drawings/ src/lib/ react
src/service-worker ← src/service-worker/ src/lib/url-path.ts src/lib/routes.ts
src/content ← src/content/ src/lib/ node:fs node:path node:url astro/zod ical.js yaml retext retext-smartypants satteri type=astro type=schema-dts
src/content/schemas ← src/content/schemas/ src/lib/ astro/zod
src/lib ← src/lib/
src/brand ← src/brand/ src/drawings/ src/lib/ src/styles/ node: react react-dom/server sharp type=astro
build ← build/ deploy/ src/content/ src/lib/routes.ts type=src/service-worker/ node: astro/ type=astro vite
deploy ← deploy/ src/lib/url-path.ts node: compression sirv
admin ← admin/ build/content.ts deploy/ src/content/ src/lib/help-desk.ts node: @sveltia/cms mdast-util-from-markdown mdast-util-gfm micromark-extension-gfm yaml astro/zod vite
admin/tests ← admin/tests/ playwright.config.ts tests/support/ node: @playwright/test @axe-core/playwright sharp
bench ← bench/ deploy/ src/content/ node: chrome-launcher lighthouse lighthouse/ @mdn/mdn-http-observatory/
scripts ← deploy/ tests/support/ src/content/ node: @playwright/test
`
    .trim()
    .split("\n")
    .map((line): [folder: string, allowed: string[]] => {
      const [folder = "", ...allowed] = line.split(/ (?:← )?/);
      return [folder, allowed];
    }),
);

const root = fileURLToPath(new URL("..", import.meta.url));
const source = ["src", "build", "deploy", "admin", "bench", "scripts"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.replaceAll("\\", "/")}`,
    ),
  )
  .filter((path) => /^(?!.*(node_modules|\/\.)).*(?<!\.test)\.(ts|tsx|astro|mjs)$/.test(path))
  .map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    /** Without comments. */
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    return { path, text, code, imports: importsOf(path, text) };
  });

type SourceFile = (typeof source)[number];

/** The imported files, from the root, and the packages as written. */
function importsOf(path: string, text: string) {
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

function isAllowed(path: string, { target, typeOnly }: SourceFile["imports"][number]): boolean {
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

const globals = /(?<![.\w"'`])(window|document|navigator|location|process|Buffer)\b(?=[.[(])/;
const fact = /\$\d|[2-9]\d\d\W{0,2}[2-9]\d\d\W?\d{4}|tel:\+\d{5}/;

const barrel = /^\s*export\s+(type\s+)?(\*|\{[^}]*\}\s+from)/m;
const component = ({ path, code }: SourceFile) =>
  new RegExp(`^export (function|const|class) ${basename(path, ".tsx")}\\w*\\b`, "m").test(code);

test.each<[rule: string, files: RegExp, isBroken: RegExp | ((file: SourceFile) => boolean)]>([
  ["every folder has a rule", /\/.*\//, ({ path }) => !folderOf(path)],
  ["src/lib uses no global of the browser or of Node", /^src\/lib\//, globals],
  ["client:* directives are in .astro files; in .tsx they are ignored", /\.tsx$/, /\sclient:\w/],
  ["there are no index files", /\/index\.tsx?$/, /^/],
  ["there are no barrels", /./, barrel],
  [
    "a component's file exports a component of its name",
    /\/[A-Z]\w*\.tsx$/,
    (file) => !component(file),
  ],
  ["src/ holds no price and no phone number", /^src\//, ({ text }) => fact.test(text)],
  [
    "a page is a table of contents: at most 40 lines",
    /^src\/pages\/.*\.astro$/,
    ({ text }) => text.trimEnd().split("\n").length > 40,
  ],
])("%s", (_rule, files, isBroken) => {
  const breaks = (file: SourceFile) =>
    isBroken instanceof RegExp ? isBroken.test(file.code) : isBroken(file);
  const wrong = source.filter((file) => files.test(file.path) && breaks(file));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
