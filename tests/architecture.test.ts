import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A file of src/, by its path from there ("sections/Hero.tsx"). */
interface SourceFile {
  path: string;
  text: string;
}

interface Import {
  /** The file that is named, from src/; a package's name as it is. */
  target: string;
  typeOnly: boolean;
}

const source: SourceFile[] = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(ts|tsx|astro)$/.test(path) && !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(join(root, "src", path), "utf8") }));

/** From which folders each folder may import; "types:" before one means its types alone. */
const allowed: Record<string, readonly string[]> = {
  pages: ["layouts", "sections", "islands", "lib", "schemas", "brand", "scripts"],
  layouts: ["layouts", "sections", "islands", "lib", "schemas", "styles", "scripts", "brand"],
  sections: ["sections", "ui", "drawings", "lib", "types:schemas"],
  islands: ["islands", "ui", "drawings", "lib", "types:schemas"],
  ui: ["ui", "drawings", "types:schemas"],
  drawings: ["drawings"],
  brand: ["brand", "drawings", "lib", "styles"],
  lib: ["lib", "schemas"],
  schemas: ["schemas"],
  scripts: ["scripts", "lib", "types:schemas"],
};

const statement = /^\s*(?:import|export)\s(?:(type)\s)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']/gm;
const onDemand = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

function importsOf({ path, text }: SourceFile): Import[] {
  const inFile = (target: string) =>
    target.startsWith(".") ? posix.join(dirname(path), target) : target;
  return [
    ...[...text.matchAll(statement)].map(([, type, target = ""]) => ({
      target: inFile(target),
      typeOnly: type === "type",
    })),
    ...[...text.matchAll(onDemand)].map(([, target = ""]) => ({
      target: inFile(target),
      typeOnly: false,
    })),
  ];
}

/** A component's own stylesheet goes with it, wherever it stands. */
function isOwnStyle(path: string, target: string): boolean {
  return target.endsWith(".module.css") && dirname(target) === dirname(path);
}

function isAllowed(folder: string, target: string, typeOnly: boolean): boolean {
  const other = target.split("/")[0] ?? "";
  const may = allowed[folder] ?? [];
  return may.includes(other) || (typeOnly && may.includes(`types:${other}`));
}

const folderOf = (path: string) => path.split("/")[0] ?? "";
const isLocal = (target: string) => existing.has(folderOf(target)) || target.startsWith("..");
const existing = new Set(readdirSync(join(root, "src")));

test.each(Object.keys(allowed))("%s imports only what it may", (folder) => {
  const wrong = source
    .filter(({ path }) => folderOf(path) === folder)
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => isLocal(target) && !isOwnStyle(file.path, target))
        .filter(({ target, typeOnly }) => !isAllowed(folder, target, typeOnly))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test("every folder of src/ has its rule", () => {
  const folders = new Set(source.map(({ path }) => folderOf(path)).filter((f) => !f.includes(".")));
  expect([...folders].filter((folder) => !(folder in allowed))).toEqual([]);
});

/** The files of src/ that run because this one does, by their paths; itself among them. */
function filesBehind(path: string, seen = new Set<string>()): Set<string> {
  const file = source.find((each) => each.path === path);
  if (!file || seen.has(path)) return seen;
  seen.add(path);
  for (const { target, typeOnly } of importsOf(file)) if (!typeOnly) filesBehind(target, seen);
  return seen;
}

test("content comes to sections, islands and what they use as props: none of them reads it", () => {
  const readers = source
    .filter(
      (file) =>
        file.path === "lib/content/read.ts" ||
        importsOf(file).some(({ target, typeOnly }) => target === "astro:content" && !typeOnly),
    )
    .map(({ path }) => path);
  expect(readers).toContain("lib/entry.ts");
  const wrong = source
    .filter(({ path }) => /^(sections|islands|ui|drawings|scripts|schemas)\//.test(path))
    .flatMap(({ path }) =>
      [...filesBehind(path)]
        .filter((file) => readers.includes(file))
        .map((file) => `${path} → ${file}`),
    );
  expect(wrong).toEqual([]);
});

test("React stays out of lib and schemas", () => {
  const using = source
    .filter(({ path }) => /^(lib|schemas)\//.test(path))
    .filter((file) => importsOf(file).some(({ target }) => /^(react|radix-ui)/.test(target)));
  expect(using).toEqual([]);
});

test("islands are woken in .astro files; in .tsx the directive would do nothing", () => {
  const inReact = source.filter(
    ({ path, text }) => path.endsWith(".tsx") && /\sclient:\w/.test(text),
  );
  expect(inReact.map(({ path }) => path)).toEqual([]);
});

test("a file is named like what it holds: there are no index files and no barrels", () => {
  const index = source.filter(({ path }) => /^index\.tsx?$/.test(basename(path)));
  const barrels = source.filter(({ text }) =>
    /^\s*export\s+(type\s+)?(\*|\{[^}]*\}\s+from)/m.test(text),
  );
  expect([...index, ...barrels].map(({ path }) => path)).toEqual([]);
});

test("a component's file exports a component of its name", () => {
  const wrong = source
    .filter(({ path }) => path.endsWith(".tsx"))
    .filter(({ path, text }) => {
      const name = basename(path, ".tsx");
      return !new RegExp(`^export (function|const|class) ${name}\\w*\\b`, "m").test(text);
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("no price and no phone number stands in the code", () => {
  const fact = /\$\d|[2-9]\d\d\W{0,2}[2-9]\d\d\W?\d{4}|tel:\+\d{5}/;
  const found = source.flatMap(({ path, text }) =>
    text
      .split("\n")
      .filter((line) => fact.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test("a page reads like a table of contents: at most 40 lines", () => {
  const long = source
    .filter(({ path }) => /^pages\/.*\.astro$/.test(path))
    .filter(({ text }) => text.trimEnd().split("\n").length > 40);
  expect(long.map(({ path }) => path)).toEqual([]);
});
