import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A source file, by its path from the root. */
interface SourceFile {
  path: string;
  text: string;
}

interface Import {
  /** The path of the imported file, or the package as written. */
  target: string;
  typeOnly: boolean;
}

const roots = ["src", "build", "deploy", "editor", "bench", "scripts", "tests"];
const all: SourceFile[] = roots
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.replaceAll("\\", "/")}`,
    ),
  )
  .filter((path) => /\.(ts|tsx|astro|mjs)$/.test(path) && !path.includes("node_modules"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const source = all.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.startsWith("tests/"));

/**
 * What the files of each folder may import: folders ("types:" in front allows types alone) and
 * packages (a pattern). A folder below another has its own rule.
 */
const rules: Record<string, { folders: readonly string[]; packages?: RegExp }> = {
  "src/pages": {
    folders: [
      "src/layouts",
      "src/sections",
      "src/islands",
      "src/lib",
      "src/brand",
      "src/browser",
    ].concat("src/content"),
    packages: /^(astro|react|virtual:content)$/,
  },
  "src/layouts": {
    folders: [
      "src/layouts",
      "src/sections",
      "src/islands",
      "src/lib",
      "src/brand",
      "src/browser",
    ].concat("src/content", "src/styles"),
    packages: /^(astro:assets|react|virtual:content)$/,
  },
  "src/sections": {
    folders: ["src/sections", "src/ui", "src/drawings", "src/lib", "types:src/content/schemas"],
    packages: /^react$/,
  },
  "src/ui": { folders: ["src/ui", "src/drawings"], packages: /^react$/ },
  "src/drawings": { folders: ["src/drawings", "src/lib"], packages: /^react$/ },
  "src/islands": {
    folders: ["src/islands", "src/ui", "src/drawings", "src/lib", "types:src/content/schemas"],
    packages: /^(react|react-dom(\/client)?|radix-ui|@tanstack\/react-query)$/,
  },
  "src/browser": {
    folders: [
      "src/browser",
      "src/lib",
      "src/islands/social-links",
      "src/service-worker/register.ts",
    ].concat("types:src/content/schemas"),
  },
  "src/service-worker": {
    folders: ["src/service-worker", "src/browser/connection.ts"],
    packages: /^workbox-/,
  },
  "src/content": {
    folders: ["src/content", "src/lib"],
    packages: /^(node:(fs|path|url)|astro\/zod|yaml|leven|types:astro)$/,
  },
  "src/content/schemas": {
    folders: ["src/content/schemas", "src/lib"],
    packages: /^astro\/zod$/,
  },
  "src/lib": { folders: ["src/lib", "types:src/content/schemas"], packages: /^types:schema-dts$/ },
  "src/brand": {
    folders: ["src/brand", "src/drawings", "src/lib", "src/styles"],
    packages:
      /^(react|react-dom\/server|sharp|harfbuzzjs|subset-font|types:astro|node:.*|@fontsource\/.*)$/,
  },
  build: {
    folders: ["build", "deploy", "src/content", "src/browser", "types:src/lib"],
    packages: /^(node:.*|types:astro|astro\/.*|vite|types:vite\/module-runner|subset-font)$/,
  },
  deploy: { folders: ["deploy"], packages: /^(node:.*|sirv)$/ },
  editor: {
    folders: ["editor", "src/content"],
    packages: /^(node:.*|react|yaml|astro\/zod|types:astro)$/,
  },
  bench: { folders: ["bench", "deploy", "src/content"] },
  scripts: { folders: ["bench", "deploy", "src/content"] },
};

const statement = /^\s*(?:import|export)\s(?:(type)\s)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']/gm;
const dynamic = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?["']([^"']+)["']\s*\)/g;

function importsOf({ path, text }: SourceFile): Import[] {
  const resolve = (target: string) =>
    target.startsWith(".") ? posix.join(dirname(path), target.replace(/\?.*/, "")) : target;
  return [
    ...[...text.matchAll(statement)].map(([, type, target = ""]) => ({
      target: resolve(target),
      typeOnly: type === "type",
    })),
    ...[...text.matchAll(dynamic)].map(([, target = ""]) => ({
      target: resolve(target),
      typeOnly: false,
    })),
  ];
}

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** The most specific folder of the rules that holds the path. */
function folderOf(path: string): string | undefined {
  return Object.keys(rules)
    .filter((folder) => isIn(path, folder))
    .sort((a, b) => b.length - a.length)[0];
}

function isAllowed(folder: string, { target, typeOnly }: Import): boolean {
  const { folders, packages } = rules[folder] ?? { folders: [] };
  if (!roots.includes(target.split("/")[0] ?? "")) {
    if (!packages)
      return !/^(astro:|react|@tanstack|radix-ui|node:)/.test(target) || isCommand(folder);
    return packages.test(target) || (typeOnly && packages.test(`types:${target}`));
  }
  return folders.some((place) => {
    if (place.startsWith("types:")) return typeOnly && isIn(target, place.slice("types:".length));
    return isIn(target, place);
  });
}

const isCommand = (folder: string) => folder === "bench" || folder === "scripts";

/** A component's own stylesheet. */
const isOwnStyle = (path: string, { target }: Import) =>
  target.endsWith(".module.css") && dirname(target) === dirname(path);

test.each(Object.keys(rules))("%s imports only what its rule allows", (folder) => {
  const wrong = source
    .filter(({ path }) => folderOf(path) === folder)
    .flatMap((file) =>
      importsOf(file)
        .filter((each) => !isOwnStyle(file.path, each) && !isAllowed(folder, each))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test("every folder has a rule", () => {
  const without = source
    .filter(({ path }) => !folderOf(path) && dirname(path) !== "src")
    .map(({ path }) => path);
  expect(without).toEqual([]);
});

test("no file imports itself through others, types included", () => {
  const files = new Map(source.map((file) => [file.path, importsOf(file)]));
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

/** The paths of the files that run because this one does, itself included. */
function filesBehind(path: string, seen = new Set<string>()): Set<string> {
  const file = source.find((each) => each.path === path);
  if (!file || seen.has(path)) return seen;
  seen.add(path);
  for (const { target, typeOnly } of importsOf(file)) if (!typeOnly) filesBehind(target, seen);
  return seen;
}

test("sections, islands and what they use get content as props and never read it", () => {
  const reads = (file: SourceFile) =>
    file.path === "src/content/read.ts" ||
    importsOf(file).some(({ target }) => target === "virtual:content");
  const readers = source.filter(reads).map(({ path }) => path);
  expect(readers).toContain("src/layouts/Page.astro");
  const wrong = source
    .filter(({ path }) => /^src\/(sections|islands|ui|drawings|browser|lib)\//.test(path))
    .flatMap(({ path }) =>
      [...filesBehind(path)]
        .filter((file) => readers.includes(file))
        .map((file) => `${path} → ${file}`),
    );
  expect(wrong).toEqual([]);
});

test("src/lib uses no global of the browser or of Node", () => {
  const globals = /(?<![.\w"'`])(window|document|navigator|location|process|Buffer)\b(?=[.[(])/;
  const wrong = source
    .filter(({ path, text }) => path.startsWith("src/lib/") && globals.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");

test("every file of scripts/ is a command of package.json", () => {
  const commands = readFileSync(join(root, "package.json"), "utf8");
  const others = readdirSync(join(root, "scripts")).filter(
    (file) => !commands.includes(`node scripts/${file}`),
  );
  expect(others).toEqual([]);
});

test("client:* directives are in .astro files; in .tsx they are ignored", () => {
  const inReact = source.filter(
    ({ path, text }) => path.endsWith(".tsx") && /\sclient:\w/.test(withoutComments(text)),
  );
  expect(inReact.map(({ path }) => path)).toEqual([]);
});

test("there are no index files and no barrels", () => {
  const index = source.filter(({ path }) => /^index\.tsx?$/.test(basename(path)));
  const barrels = source.filter(({ text }) =>
    /^\s*export\s+(type\s+)?(\*|\{[^}]*\}\s+from)/m.test(text),
  );
  expect([...index, ...barrels].map(({ path }) => path)).toEqual([]);
});

test("a component's file exports a component of its name", () => {
  const wrong = source
    .filter(({ path }) => path.endsWith(".tsx") && /[A-Z]/.test(basename(path)[0] ?? ""))
    .filter(({ path, text }) => {
      const name = basename(path, ".tsx");
      return !new RegExp(`^export (function|const|class) ${name}\\w*\\b`, "m").test(text);
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("src/ holds no price and no phone number", () => {
  const fact = /\$\d|[2-9]\d\d\W{0,2}[2-9]\d\d\W?\d{4}|tel:\+\d{5}/;
  const found = source
    .filter(({ path }) => path.startsWith("src/"))
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .filter((line) => fact.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test("a page is a table of contents: at most 40 lines", () => {
  const long = source
    .filter(({ path }) => /^src\/pages\/.*\.astro$/.test(path))
    .filter(({ text }) => text.trimEnd().split("\n").length > 40);
  expect(long.map(({ path }) => path)).toEqual([]);
});
