import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

interface Rule {
  folder: string;
  /** What its files may import beside those of the folder itself; a folder below it has its own rule. */
  from?: RegExp;
  /** What they may import types from, too. */
  typesFrom?: RegExp;
}

const rules: Rule[] = [
  {
    folder: "src/pages",
    from: /^(src\/(layouts|sections|drawings|islands|lib|brand|content)\/|(astro|astro:assets|react|virtual:photo)$)/,
  },
  {
    folder: "src/layouts",
    from: /^(src\/(sections|islands|lib|brand|content|styles)\/|src\/service-worker\/register|(astro:assets|node:path|react|vite)$)/,
  },
  {
    folder: "src/sections",
    from: /^(src\/(ui|drawings|lib)\/|react$)/,
    typesFrom: /^src\/content\/(schemas\/|prices)/,
  },
  {
    folder: "src/islands",
    from: /^(src\/(ui|drawings|lib)\/|(react|react-dom)$|@radix-ui\/|@tanstack\/react-query$)/,
    typesFrom: /^src\/content\/(schemas\/|prices)/,
  },
  { folder: "src/ui", from: /^(src\/(drawings|lib)\/|react$)/ },
  { folder: "src/drawings", from: /^(src\/lib\/|react$)/ },
  { folder: "src/service-worker", from: /^src\/lib\/(url-path|routes)\.ts$/ },
  {
    folder: "src/content",
    from: /^(src\/lib\/|node:(fs|path|url)$|(@astrojs\/markdown-satteri|astro\/zod|ical\.js|yaml|retext|retext-smartypants|satteri)$)/,
    typesFrom: /^schema-dts$/,
  },
  { folder: "src/content/schemas", from: /^(src\/lib\/|astro\/zod$)/ },
  { folder: "src/lib" },
  {
    folder: "src/brand",
    from: /^(src\/(drawings|lib|styles)\/|node:|(react|react-dom\/server|sharp)$)/,
    typesFrom: /^astro$/,
  },
  {
    folder: "build",
    from: /^(deploy\/|src\/content\/|src\/lib\/routes|node:|astro\/|vite$)/,
    typesFrom: /^(src\/service-worker\/|astro$)/,
  },
  { folder: "deploy", from: /^(src\/lib\/url-path|node:|(compression|serve-static)$)/ },
  {
    folder: "admin",
    from: /^(build\/content|deploy\/|src\/content\/|src\/lib\/help-desk|node:|@sveltia\/cms|mdast-|micromark-|(yaml|astro\/zod|vite)$)/,
  },
  {
    folder: "admin/tests",
    from: /^(playwright\.config|tests\/support\/|node:|@playwright\/test$|@axe-core\/playwright$|sharp$)/,
  },
  {
    folder: "bench",
    from: /^(deploy\/|src\/content\/|node:|chrome-launcher$|lighthouse|@mdn\/mdn-http-observatory\/)/,
  },
  {
    folder: "scripts",
    from: /^(deploy\/|tests\/support\/|src\/content\/|node:|@playwright\/test$)/,
  },
];

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

/** The rule of the innermost folder that holds the path. */
const ruleOf = (path: string) =>
  rules
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];

test.each(rules)("$folder imports only what its rule allows", (rule) => {
  const isAllowed = (target: string, typeOnly: boolean) =>
    target.startsWith(`${rule.folder}/`) ||
    rule.from?.test(target) ||
    (typeOnly && rule.typesFrom?.test(target));
  const wrong = source
    .filter(({ path }) => ruleOf(path) === rule)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, typeOnly }) => !isAllowed(target, typeOnly))
        .map(({ target }) => `${path} imports ${target}`),
    );
  expect(wrong).toEqual([]);
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
const fact = /\$\d\d|[2-9]\d\d\W{0,2}[2-9]\d\d\W?\d{4}|tel:\+\d{5}/;

const barrel = /^\s*export\s+(type\s+)?(\*|\{[^}]*\}\s+from)/m;
const component = ({ path, code }: SourceFile) =>
  new RegExp(`^export (function|const|class) ${basename(path, ".tsx")}\\w*\\b`, "m").test(code);

test.each<[rule: string, files: RegExp, isBroken: RegExp | ((file: SourceFile) => boolean)]>([
  ["every folder has a rule", /\/.*\//, ({ path }) => !ruleOf(path)],
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
])("%s", (_rule, files, isBroken) => {
  const breaks = (file: SourceFile) =>
    isBroken instanceof RegExp ? isBroken.test(file.code) : isBroken(file);
  const wrong = source.filter((file) => files.test(file.path) && breaks(file));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
