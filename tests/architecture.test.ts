import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

/** What the files of a folder may import beside its own; a folder within it has its own rule. */
const rules: Record<string, RegExp> = {
  "src/pages":
    /^(src\/(layouts|sections|ui|drawings|islands|lib|brand|content)\/|astro|react$|virtual:photo$)/,
  "src/layouts":
    /^(src\/(sections|islands|lib|brand|content|styles|service-worker)\/|build\/bundle|astro:assets$|react$)/,
  "src/sections": /^(src\/(ui|drawings|lib|content)\/|react$)/,
  "src/islands":
    /^(src\/(ui|drawings|lib|content)\/|react$|react-dom$|@radix-ui\/|@tanstack\/react-query$)/,
  "src/ui": /^(src\/(drawings|lib)\/|react$)/,
  "src/drawings": /^(src\/lib\/|react$)/,
  "src/service-worker": /^src\/lib\/(url-path|routes)\.ts$/,
  "src/content":
    /^(src\/lib\/|node:|@astrojs\/|astro\/zod$|ical\.js$|retext|satteri$|schema-dts$|yaml$)/,
  "src/content/schemas": /^(src\/lib\/|astro\/zod$)/,
  "src/lib": /^$/,
  "src/brand": /^(src\/(drawings|lib|styles)\/|node:|react|sharp$|astro$)/,
  build: /^(deploy\/|src\/(content|service-worker)\/|src\/lib\/routes|node:|astro|vite$|yaml$)/,
  deploy: /^(src\/lib\/url-path|node:|compression$|serve-static$)/,
  admin:
    /^(build\/content|deploy\/|src\/content\/|src\/lib\/help-desk|node:|@sveltia\/|astro\/zod$|mdast-|micromark-|vite$|yaml$)/,
  "admin/tests": /^(playwright\.config|tests\/support\/|node:|@|sharp$)/,
  bench: /^(deploy\/|src\/content\/|node:)/,
  scripts: /^(deploy\/|tests\/support\/|src\/content\/|node:)/,
};

const root = fileURLToPath(new URL("..", import.meta.url));
const source = ["src", "build", "deploy", "admin", "bench", "scripts"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.replaceAll("\\", "/")}`,
    ),
  )
  .filter((path) => /^(?!.*(node_modules|\/\.)).*(?<!\.test)\.(ts|tsx|astro)$/.test(path))
  .map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    /** Without comments. */
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    return { path, text, code };
  });

/** The imported files, from the root, and the packages as written. */
const importsOf = ({ path, text }: (typeof source)[number]) =>
  ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith(".") ? posix.join(dirname(path), fileName.replace(/\?.*/, "")) : fileName,
    );

/** The innermost folder with a rule that holds the path. */
const folderOf = (path: string) =>
  Object.keys(rules)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];

test.each(Object.entries(rules))("%s imports only what its rule allows", (folder, allowed) => {
  const wrong = source
    .filter(({ path }) => folderOf(path) === folder)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.startsWith(`${folder}/`) && !allowed.test(target))
        .map((target) => `${file.path} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test("no two style sheets have the same name, which begins their classes", () => {
  const paths = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
  const names = paths.filter((path) => path.endsWith(".module.css")).map((path) => basename(path));
  expect(names).toEqual([...new Set(names)]);
});

test("components name the classes that their style sheets have, and all of them", () => {
  const sheets = new Map<string, { had: string[]; named: string[] }>();
  for (const { path, code } of source) {
    for (const [, styles, file] of code.matchAll(/import (\w+) from "\.\/(.+\.module\.css)"/g)) {
      const sheet = posix.join(dirname(path), file ?? "");
      const css = readFileSync(join(root, sheet), "utf8");
      const ours = css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, "");
      const { named = [] } = sheets.get(sheet) ?? {};
      named.push(...namesIn(code, new RegExp(`\\b${styles}\\.(\\w+)`, "g")));
      sheets.set(sheet, { had: namesIn(ours, /\.([a-z]\w*)/gi), named });
    }
  }
  for (const [sheet, { had, named }] of sheets)
    expect.soft(new Set(named), sheet).toEqual(new Set(had));
});

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

const globals = /(?<![.\w"'`])(window|document|navigator|location|process|Buffer)\b(?=[.[(])/;
const content = /import (?!type )[^;]*\/content\/|\/content\/(?!schemas\/|prices)/;
const fact = /\$\d\d|[2-9]\d\d\W{0,2}[2-9]\d\d\W?\d{4}|tel:\+\d{5}/;

test.each<[rule: string, files: RegExp, broken: RegExp]>([
  ["src/lib uses no global of the browser or of Node", /^src\/lib\//, globals],
  ["sections and islands know types of content alone", /^src\/(sections|islands)\//, content],
  ["client:* directives are in .astro files; in .tsx they are ignored", /\.tsx$/, /\sclient:\w/],
  ["src/ has no price and no phone number", /^src\//, fact],
])("%s", (_rule, files, broken) => {
  const wrong = source.filter(({ path, code }) => files.test(path) && broken.test(code));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every folder has a rule", () => {
  const wrong = source.filter(({ path }) => path.split("/").length > 2 && !folderOf(path));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
