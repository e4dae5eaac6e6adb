import { globSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Gives the classes of CSS modules names of two or three signs in a build: half a kilobyte of each
 * page, after compression, was the names that stand there otherwise. A name depends on nothing but
 * the files in src/, so that two builds of one commit are alike. While developing, names are long.
 */
export function classNames(): Plugin {
  return {
    name: "class-names",
    config: ({ root = process.cwd() }, { command }) =>
      command === "build"
        ? { css: { modules: { generateScopedName: shortName(root) } } }
        : undefined,
  };
}

/** Names the classes of the files in src/: a letter for the class, a number for the file. */
export function shortName(root: string): (name: string, file: string) => string {
  const files = globSync("src/**/*.module.css", { cwd: root }).sort();
  const seen = new Map<string, string[]>();
  return (name, path) => {
    const file = relative(root, path.replace(/\?.*/, ""));
    const names = seen.get(file) ?? [];
    seen.set(file, names);
    if (!names.includes(name)) names.push(name);
    const letter = letters[names.indexOf(name)];
    if (!letter) throw new Error(`${file} has more than ${letters.length} classes. Divide it.`);
    // Digits, not more letters: what is named "ad" is hidden by blockers of advertising.
    return letter + files.indexOf(file);
  };
}
