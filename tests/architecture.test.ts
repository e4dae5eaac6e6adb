import { basename, posix } from "node:path";
import { expect, test } from "vitest";

const texts = import.meta.glob<string>(["/src/**/*.{ts,tsx,astro}", "!**/*.test.*"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The source, without comments. */
const source = Object.entries(texts).map(([path, text]) => ({
  path,
  code: text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""),
}));

/** An import from one of the folders. */
const from = (folders: string) => new RegExp(`"[./]+/(${folders})/`);
const fromOutside = /(from |import\W*)"(?!\.\/)/;
const contentItself = /import (?!type )[^;]*\/content\//;
const globals = /(?<![.\w"'`])(window|document|navigator|location|process|Buffer)\b(?=[.[(])/;
const fact = /\$\d\d|[2-9]\d\d\W{0,2}[2-9]\d\d\W?\d{4}|tel:\+\d{5}/;

test.each<[rule: string, files: RegExp, never: RegExp]>([
  ["lib imports only lib", /src\/lib\//, fromOutside],
  ["lib uses no global of the browser or of Node", /src\/lib\//, globals],
  ["content renders nothing", /src\/content\//, from("sections|islands|ui")],
  [
    "ui, drawings and browser know no content",
    /src\/(ui|drawings|browser)\//,
    from("sections|islands|content"),
  ],
  ["sections get islands through slots", /src\/sections\//, from("islands")],
  ["sections and islands get content as props", /src\/(sections|islands)\//, contentItself],
  ["src has no price and no phone number", /src/, fact],
])("%s", (_rule, files, never) => {
  const wrong = source.filter(({ path, code }) => files.test(path) && never.test(code));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

const sheets = import.meta.glob<Record<string, string>>("/src/**/*.module.css", {
  eager: true,
  import: "default",
});

test("no two style sheets have the same name, which begins their classes", () => {
  const names = Object.keys(sheets).map((path) => basename(path));
  expect(names).toEqual([...new Set(names)]);
});

const css = import.meta.glob<string>("/src/**/*.module.css", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Vite lists them with the classes. */
const keyframes = Object.values(css)
  .flatMap((text) => [...text.matchAll(/@keyframes (\w+)/g)])
  .map(([, name]) => name);

test("components name the classes that the style sheets have, and all of them", () => {
  const named = source.flatMap(({ path, code }) =>
    [...code.matchAll(/import (\w+) from "(.+\.module\.css)"/g)].flatMap(([, styles, file = ""]) =>
      [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))].map(
        ([, name]) => `${posix.join(path, "..", file)} ${name}`,
      ),
    ),
  );
  const had = Object.entries(sheets).flatMap(([path, classes]) =>
    Object.keys(classes)
      .filter((name) => !keyframes.includes(name))
      .map((name) => `${path} ${name}`),
  );
  expect(new Set(named)).toEqual(new Set(had));
});
