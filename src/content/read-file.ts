import type { Content } from "./documents.ts";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import { invisible } from "./schemas/text.ts";
import { allTexts } from "./texts-at.ts";
import { parseYaml, type YamlSource } from "./yaml-source.ts";

/** A file of content/ as it was read, with the line numbers of its values. */
export interface ReadFile {
  /** The file, relative to the project's folder. */
  file: string;
  source: YamlSource;
  /** The text below the front matter and the line that it starts on; null in a YAML file. */
  markdown: { text: string; firstLine: number } | null;
}

export type ReadFiles = Record<keyof Content, ReadFile>;

/** The texts of the files in content/, by path within it. */
export type Texts = ReadonlyMap<string, string>;

/** The entries of a list, each as an object; none if the file has no such list. */
export function entriesOf({ source }: ReadFile, key: string): Record<string, unknown>[] {
  const list: unknown = Reflect.get(Object(source.value), key);
  return Array.isArray(list) ? list.map((entry) => Object(entry)) : [];
}

/** What no file may contain. */
const damage: [RegExp, message: string][] = [
  // Each would take minutes to read. Real files have at most a hundredth of it.
  [
    /^(?=[^\n]{5000}|(.|\n){100000}|([^[{]*[[{]){500})/m,
    "this is no file of this site; restore its last good version",
  ],
  [
    /^(<{7}|={7}|>{7})(?= |\r?$)/m,
    "two versions of this file were merged here; keep the correct lines, and remove those that begin with <<<<<<<, ======= or >>>>>>>",
  ],
  [
    invisible,
    "a character here is invisible or unreadable; type it again and save the file as UTF-8",
  ],
];

/** A text of a file: of a field, or a line of Markdown. */
export interface TextInFile {
  text: string;
  problem(message: string): Problem;
}

/** All texts of a file. */
export function textsIn({ file, source, markdown }: ReadFile): TextInFile[] {
  const fields = allTexts(source.value).map(({ path, text }) => ({
    text,
    problem: (message: string) => source.problemAt(path, message),
  }));
  if (!markdown) return fields;
  const lines = markdown.text.split("\n").map((text, i) => ({
    text,
    problem: (message: string) => ({ file, line: markdown.firstLine + i, field: "", message }),
  }));
  return [...fields, ...lines];
}

/** Reads one file. Mistakes of the file itself are among the problems of its source. */
export function readFile(texts: Texts, path: string): ReadFile {
  const file = `content/${path}`;
  const text = texts.get(path)?.replace(/^\uFEFF/, "");
  if (text === undefined) return unreadable(file, missingFile(texts, path));
  if (text.trim() === "") {
    return unreadable(file, "the file is empty; restore its last good version");
  }
  for (const [pattern, message] of damage) {
    const index = text.search(pattern);
    if (index >= 0) return unreadable(file, message, lineOf(text, index));
  }
  return path.endsWith(".md")
    ? readMarkdown(file, text)
    : { file, source: withFields(file, parseYaml(file, text)), markdown: null };
}

function withFields(file: string, source: YamlSource): YamlSource {
  const { value } = source;
  if (value === undefined || (value !== null && typeof value === "object" && !Array.isArray(value)))
    return source;
  const message = "the file must contain fields: a name, a colon, a space and a value on each line";
  return unreadable(file, message).source;
}

function missingFile(texts: Texts, path: string): string {
  const names = [...texts.keys()];
  const near = names.find((name) => name === `${path}.txt`) ?? nearest(path, names);
  return near
    ? `the file is missing; if content/${near} is this file, rename it`
    : "the file is missing; restore it";
}

function unreadable(file: string, message: string, line = 1): ReadFile {
  const source = parseYaml(file, "");
  source.value = undefined;
  source.problems = [{ file, line, field: "", message }];
  return { file, source, markdown: null };
}

function readMarkdown(file: string, text: string): ReadFile {
  const match = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?\n?([\s\S]*)$/m.exec(text);
  if (!text.startsWith("---")) {
    return unreadable(file, "the file must start with its fields between two lines of ---");
  }
  const fields = match?.[1] ?? text;
  const body = match?.[2] ?? "";
  // Headings begin the text, so the fields have ended above.
  if (/^##+ /m.test(fields)) {
    const index = text.search(/^(?!---|\w+:|\s*$)/m);
    return unreadable(file, "the fields end here; write a line of --- above", lineOf(text, index));
  }
  const firstLine = lineOf(text, text.length - body.length);
  const source = withFields(file, parseYaml(file, fields, 2));
  if (body.trim() === "") {
    source.problems.push({
      file,
      line: firstLine,
      field: "",
      message: "there is no text below the fields; write it here",
    });
  }
  return { file, source, markdown: { text: body, firstLine } };
}

/** The line of an index, counted from 1. */
function lineOf(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
